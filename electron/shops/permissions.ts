import { AppError } from '../../shared/errors/app-error.ts';
import { NEEDS_KEY_PAGES, NEEDS_MANAGER } from '../../shared/operators/permissions.ts';
import type { OperatorService } from './operators.ts';

/**
 * The one place that refuses a call to the person at the computer (ux §4.10). Without an open shop nobody can be
 * kept from anything.
 * @param call `group.name` of the contract
 * @throws AppError 'operators.not-allowed', 'operators.key-pages-closed'
 */
export function refuseUnlessAllowed(
  call: string,
  operators: Pick<OperatorService, 'access' | 'areKeyPagesClosed'> | null,
): void {
  if (operators === null) return;
  if (NEEDS_MANAGER.has(call) && operators.access() !== 'manage') throw new AppError('operators.not-allowed');
  if (NEEDS_KEY_PAGES.has(call) && operators.areKeyPagesClosed())
    throw new AppError('operators.key-pages-closed');
}
