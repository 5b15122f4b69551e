import { useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import type { ItemEntry } from '../../shared/items/item-editing.ts';
import { QuietLine } from '../design/quiet-line.tsx';
import { TextField } from '../design/text-field.tsx';
import { formatCount } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import type { ChangeEntry } from './entry-change.ts';
import { readNextNumber } from './next-number-draft.ts';
import { largestNumber } from './pattern-samples.ts';
import own from './next-number.module.css';
import classes from './settings-page.module.css';

interface NextNumberProps {
  readonly entry: ItemEntry;
  readonly onChange: ChangeEntry;
}

/** The running number that the next code gets, what that means, and a way to say another (domain §5.2). */
export function NextNumber({ entry, onChange }: NextNumberProps) {
  const { t } = useWords('settings');
  const editing = useNextNumber(entry, onChange);
  const { typed, type, problem, submit, before, putBack } = editing;
  return (
    <section>
      <h3 className={classes.heading}>{t('next-number')}</h3>
      <p className={classes.after}>{t('next-number-text')}</p>
      <form className={own.form} noValidate aria-label={t('next-number')} onSubmit={submit}>
        <div className={own.field}>
          <TextField
            id="next-number"
            label={t('next-number-label')}
            isNumeric
            problem={problem ?? undefined}
            value={typed}
            onChange={type}
          />
        </div>
        <Button type="submit" variant="default" className={own.button ?? ''}>
          {t('next-number-keep')}
        </Button>
      </form>
      {before !== null && (
        <div className={classes.below}>
          <QuietLine
            kind="success"
            isSaid
            deed={{ label: t('put-back', { value: formatCount(before) }), run: putBack }}
          >
            {t('next-number-kept', { number: formatCount(entry.nextNumber) })}
          </QuietLine>
        </div>
      )}
      <p className={classes.note}>{t('next-number-warning')}</p>
    </section>
  );
}

function useNextNumber({ nextNumber, pattern }: ItemEntry, onChange: ChangeEntry) {
  const { t } = useWords('settings');
  // null while nobody types: then the field follows the number, which every saved item moves on.
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const largest = largestNumber(pattern);
  const keep = async (number: number): Promise<void> => {
    await onChange({ is: 'next-number', nextNumber: number });
    setTyped(null);
  };
  return {
    typed: typed ?? String(nextNumber),
    type: (text: string) => {
      setTyped(text);
      setProblem(null);
    },
    problem,
    before,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const number = readNextNumber(typed ?? String(nextNumber), largest);
      if (number === null) return setProblem(t('next-number-problem', { largest: formatCount(largest) }));
      if (number === nextNumber) return setTyped(null);
      // The page says when it was not kept.
      void keep(number).then(() => setBefore(nextNumber), ignored);
    },
    putBack: () => {
      if (before !== null) void keep(before).then(() => setBefore(null), ignored);
    },
  };
}

function ignored(): void {}
