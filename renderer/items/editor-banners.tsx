import { Button } from '@mantine/core';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { ImportBanner } from './import-banner.tsx';
import { KeepLocalNotice } from './keep-local.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { StoppedNotice } from './stop-using.tsx';
import { useRefusalDeeds } from './use-refusal-deeds.ts';
import type { Item } from '../../shared/items/item.ts';
import type { ItemEditing } from './use-item-editing.ts';

interface EditorBannersProps {
  readonly editing: ItemEditing;
  readonly onGoTo: (field: string) => void;
  /** Drops what was brought back from before. */
  readonly onDropTyping: () => void;
}

/** What has to be said about the whole item, above its fields: the most urgent first. */
export function EditorBanners({ editing, onGoTo, onDropTyping }: EditorBannersProps) {
  const { t } = useWords('items');
  const { item, opening, saving, problems } = editing;
  const isKept = item?.state === 'needs-fixing';
  return (
    <>
      {saving.failure !== null && (
        <FailureNotice error={saving.failure} title={t('save-failed')} onTryAgain={saving.saveAgain} />
      )}
      {problems.refusals > 0 && problems.all.length > 0 && (
        <ProblemSummary key={problems.refusals} problems={problems.all} isKept={isKept} onGoTo={onGoTo} />
      )}
      {opening.typedAt !== null && <TypingNotice typedAt={opening.typedAt} onDrop={onDropTyping} />}
      {opening.line !== null && <ImportBanner made={opening.line} />}
      {item?.state === 'not-accepted' && <RefusalBanner item={item} editing={editing} onGoTo={onGoTo} />}
      {item?.state === 'no-answer' && <NoAnswerBanner item={item} editing={editing} />}
      {item?.fields.inUse === false && <StoppedNotice editing={editing} />}
      {editing.keepLocal && <KeepLocalNotice />}
    </>
  );
}

/** What was typed before and not saved is back; it can be dropped (ux §4.5 "Leaving with changes"). */
function TypingNotice({ typedAt, onDrop }: { typedAt: string; onDrop: () => void }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  return (
    <Notice
      kind="info"
      says="politely"
      title={t('typing-kept', { when: format.since(typedAt) })}
      actions={
        <Button variant="default" onClick={onDrop}>
          {t('undo')}
        </Button>
      }
    />
  );
}

/** It may have arrived: only a person sends it again (ux §4.12 O02). */
function NoAnswerBanner({ item, editing }: { item: Item; editing: ItemEditing }) {
  const { t } = useWords('items');
  const deeds = useRefusalDeeds(item, editing);
  return (
    <>
      {deeds.error !== null && <FailureNotice error={deeds.error} />}
      <Notice
        kind="no-answer"
        title={t('no-answer-title')}
        actions={
          <>
            <Button disabled={!deeds.canMark} onClick={deeds.sendAgain}>
              {t('item-editor:send-again')}
            </Button>
            <LinkButton to="/outbox">{t('see-outbox')}</LinkButton>
          </>
        }
      >
        {t('no-answer-body')}
      </Notice>
    </>
  );
}
