import { Button } from '@mantine/core';
import { Dialog } from '../../app/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Drafts } from './use-drafts.ts';
import classes from './list.module.css';

/** Asks before drafts are made of several lines: what they will be, and that nothing is sent. */
export function DraftsDialog({ drafts }: { drafts: Drafts }) {
  const { t } = useWords('customs-imports');
  if (drafts.asked === null) return null;
  return (
    <Dialog title={t('drafts-title', { count: drafts.asked })} size="30rem" onClose={drafts.cancel}>
      <p>{t('drafts-text')}</p>
      <div className={classes['dialogEnd']}>
        <Button data-autofocus onClick={drafts.make}>
          {t('drafts-make', { count: drafts.asked })}
        </Button>
        <Button variant="default" onClick={drafts.cancel}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
