import { useState } from 'react';
import { Button } from '@mantine/core';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { ItemEditing } from './use-item-editing.ts';

/** Asks before an item is stopped; nothing is ever deleted (ux §4.5). */
export function StopUsingDialog({ editing, onClose }: { editing: ItemEditing; onClose: () => void }) {
  const { t } = useWords('item-editor');
  const { item } = editing;
  if (item === null) return null;
  return (
    <QuestionDialog
      title={t('stop-title', { name: item.fields.name })}
      yes={t('stop-yes')}
      no={t('stop-no')}
      onNo={onClose}
      onYes={() => {
        onClose();
        saveInUse(editing, false);
      }}
    >
      <p>{t('stop-body')}</p>
    </QuestionDialog>
  );
}

/** A stopped item can be used again, with a word about what the service does not describe. */
export function StoppedNotice({ editing }: { editing: ItemEditing }) {
  const { t } = useWords('item-editor');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Notice
        kind="info"
        title={t('stopped-title')}
        actions={
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('start-again')}
          </Button>
        }
      >
        {t('stopped-body')}
      </Notice>
      {isAsking && (
        <QuestionDialog
          title={t('start-title')}
          yes={t('start-yes')}
          no={t('start-no')}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            saveInUse(editing, true);
          }}
        >
          <p>{t('start-body')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

/** Stored and sent at once, with whatever else was changed. A draft stays a draft. */
function saveInUse({ item, form, saving }: ItemEditing, inUse: boolean): void {
  form.setValue('inUse', inUse);
  saving.save(item?.state === 'draft' ? 'draft' : 'stay');
}
