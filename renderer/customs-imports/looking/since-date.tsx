import { useState, type SyntheticEvent } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '../../app/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { DayField } from '../../design/day-field.tsx';
import classes from './looking.module.css';

interface SinceDateProps {
  /** ISO; null while no date was chosen. */
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** Asks from which day on the authority is to be asked. */
export function SinceDate({ day, onChoose, onClose }: SinceDateProps) {
  const { t } = useWords('customs-imports');
  const [typed, setTyped] = useState(day);
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed === null) return;
    onChoose(typed);
    onClose();
  };
  return (
    <Dialog title={t('look-back-date-title')} size="24rem" onClose={onClose}>
      <form className={classes['dating']} onSubmit={choose}>
        <DayField label={t('look-back-date-label')} value={typed} onChange={setTyped} isFirst />
        <p className={classes['quiet']}>{t('look-back-date-note')}</p>
        <Button type="submit" disabled={typed === null}>
          {t('look-back-date-choose')}
        </Button>
      </form>
    </Dialog>
  );
}
