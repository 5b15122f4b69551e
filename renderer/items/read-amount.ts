import { readTypedDecimal, type Decimal, type DecimalSize } from '../../shared/money/decimal.ts';

/** What is wrong with a typed amount, as the words name it. */
export type AmountProblem = 'not-a-number' | 'ambiguous-number' | 'too-many-decimals' | 'too-large';

export type TypedAmount =
  | { readonly is: 'ready'; readonly value: Decimal }
  | { readonly is: 'empty' }
  | { readonly is: 'problem'; readonly problem: AmountProblem };

/** Reads an amount that a person typed (ux §5.4), with the problem as the item rules name it. */
export function readAmount(text: string, size: DecimalSize): TypedAmount {
  const reading = readTypedDecimal(text, size);
  if (reading.ok) return { is: 'ready', value: reading.value };
  if (reading.problem === 'empty') return { is: 'empty' };
  return { is: 'problem', problem: reading.problem === 'ambiguous' ? 'ambiguous-number' : reading.problem };
}
