import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';

/**
 * Whether the message of an exchange is the authority's: it never comes without a result code. Without one the
 * message is a technical detail of this computer, such as why no connection came about.
 */
export function hasSpoken({ resultCode }: Pick<ExchangeRow, 'resultCode'>): boolean {
  return resultCode !== '';
}
