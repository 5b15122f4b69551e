import { useId, useState } from 'react';
import { Input } from '@mantine/core';
import { formatDecimal, PRICE, type Decimal } from '../../shared/money/decimal.ts';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { useWords } from '../words/use-words.ts';
import { readAmount, type AmountProblem } from './read-amount.ts';

interface PriceFieldProps {
  readonly label: string;
  readonly value: Decimal | null;
  readonly onChange: (value: Decimal | null) => void;
}

/** One end of a range of prices. It holds when the cursor leaves it, or at Enter. */
export function PriceField({ label, value, onChange }: PriceFieldProps) {
  const { t } = useWords('items');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const words = { id: useId(), label, problem: problem === null ? undefined : t(`problem-${problem}`) };
  const take = (): void => {
    if (typed === null) return;
    const amount = readAmount(typed, PRICE);
    setProblem(amount.is === 'problem' ? amount.problem : null);
    if (amount.is === 'problem') return;
    setTyped(null);
    onChange(amount.is === 'ready' ? amount.value : null);
  };
  return (
    <LabelledField {...words}>
      <Input
        {...fieldAria(words)}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (value === null ? '' : formatDecimal(value))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </LabelledField>
  );
}
