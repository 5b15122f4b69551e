import { Button } from '@mantine/core';
import { Dialog } from '../app/dialog.tsx';
import { useWords } from '../words/use-words.ts';
import type { AskedDeed, OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

/** Asks before entries are taken back or said to be registered, and says what that means. */
export function AskDialog({ deeds }: { deeds: OutboxDeeds }) {
  return deeds.asked === null ? null : <Question {...deeds.asked} onAnswer={deeds.answer} />;
}

interface QuestionProps extends AskedDeed {
  readonly onAnswer: OutboxDeeds['answer'];
}

function Question({ deed, target, onAnswer }: QuestionProps) {
  const { t } = useWords('outbox');
  const is = deed === 'takeBack' ? 'take-back' : target.isUnanswered ? 'mark-checked' : 'mark-registered';
  const { count, subject } = target;
  const title = subject === '' ? t(`${is}-title-many`, { count }) : t(`${is}-title`, { subject });
  return (
    <Dialog title={title} size="32rem" onClose={() => onAnswer(false)}>
      <p>{t(`${is}-text`, { count })}</p>
      <div className={classes['actions']}>
        <Button onClick={() => onAnswer(true)}>{t(`${is}-do`)}</Button>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {t('shell:cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
