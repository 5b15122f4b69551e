import type { ExchangeFilter } from '../../shared/activity/exchange-row.ts';
import { OPERATIONS, type Operation } from '../../shared/authority/operation.ts';

/** What the screen chooses by: one operation or any, what came of it, and a text. */
export interface ActivityFilter {
  readonly operation: Operation | 'any';
  readonly result: ExchangeFilter['result'];
  readonly text: string;
}

/** Every exchange. */
export const FIRST_FILTER: ActivityFilter = { operation: 'any', result: 'all', text: '' };

export const OPERATION_CHOICES = ['any', ...OPERATIONS] as const;
export const RESULT_CHOICES = ['all', 'failed'] as const;

/** The filter as the contract has it. */
export function asked({ operation, result, text }: ActivityFilter): ExchangeFilter {
  return { operations: operation === 'any' ? [] : [operation], result, text };
}

/** Whether the filter leaves nothing out. */
export function showsAll({ operation, result, text }: ActivityFilter): boolean {
  return operation === 'any' && result === 'all' && text.trim() === '';
}
