import { useState } from 'react';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { CodePicker } from './code-picker.tsx';
import type { CodeOfItems } from './codes-view.ts';
import { FIELD_WORDS } from './field-words.ts';
import { ReplacePreview } from './replace-preview.tsx';
import classes from './replace-code.module.css';

/**
 * Replacing a code on all items in use that carry it: choose the new one, read what would come of it, then do it.
 * Nothing is stored or queued before the button is pressed.
 */
export function ReplaceCode({ of }: { of: CodeOfItems }) {
  const { t } = useWords('codes');
  const [by, setBy] = useState('');
  const replacing = useReplacing();
  const { field, code } = of;
  if (replacing.isSuccess) return <Replaced count={replacing.data.count} by={replacing.variables.by} />;
  const isSame = by === code;
  return (
    <div className={classes['replace']}>
      <p>{t('replace-intro', { code })}</p>
      <CodePicker
        id="replace-by"
        name="replace-by"
        label={t('replace-by', { field: t(FIELD_WORDS[field]) })}
        field={field}
        value={by}
        problem={isSame ? t('replace-same') : undefined}
        onChange={setBy}
      />
      {by !== '' && !isSame && (
        <Preview
          argument={{ field, code, by }}
          isRunning={replacing.isPending}
          onReplace={() => replacing.mutate({ field, code, by })}
        />
      )}
      {replacing.error !== null && <FailureNotice error={replacing.error} title={t('replace-stopped')} />}
    </div>
  );
}

/** Afterwards the numbers of the codes are others too, not only the items. */
function useReplacing() {
  const client = useQueryClient();
  const deed = useDeed('items', 'replaceCode');
  return {
    ...deed,
    mutate: (argument: Parameters<typeof deed.mutate>[0]) =>
      deed.mutate(argument, { onSettled: () => void client.invalidateQueries({ queryKey: ['codes'] }) }),
  };
}

interface PreviewProps {
  readonly argument: Parameters<ReturnType<typeof useReplacing>['mutate']>[0];
  readonly isRunning: boolean;
  readonly onReplace: () => void;
}

function Preview({ argument, isRunning, onReplace }: PreviewProps) {
  const { t } = useWords('codes');
  const [asked] = useDebouncedValue(argument, TYPING_REST_MS);
  const { data: preview, error } = useAnswer('items', 'previewReplaceCode', asked);
  if (error !== null) return <FailureNotice error={error} title={t('replace-not-looked')} />;
  if (preview === undefined) return null;
  const count = preview.willBeSent + preview.willStayDrafts;
  return (
    <>
      <ReplacePreview preview={preview} />
      {count > 0 && (
        <Button loading={isRunning} onClick={onReplace}>
          {t('replace-now', { count })}
        </Button>
      )}
    </>
  );
}

const TYPING_REST_MS = 150;

function Replaced({ count, by }: { count: number; by: string }) {
  const { t } = useWords('codes');
  return (
    <Notice
      kind="success"
      says="politely"
      title={t('replaced', { count, code: by })}
      actions={<LinkButton to="/outbox">{t('see-outbox')}</LinkButton>}
    >
      {t('replaced-text')}
    </Notice>
  );
}
