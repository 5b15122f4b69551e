import { Button } from '@mantine/core';
import type { Item } from '../../shared/items/item.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { ProblemSummary } from './problem-summary.tsx';
import type { ItemEditing } from './use-item-editing.ts';

interface EditorBannersProps {
  readonly item: Item | null;
  readonly editing: ItemEditing;
  readonly onGoTo: (field: string) => void;
  /** Drops what was brought back from before; null when nothing was. */
  readonly onStartAfresh: (() => void) | null;
}

/** What has to be said about the whole item, above its fields: the most urgent first. */
export function EditorBanners({ item, editing, onGoTo, onStartAfresh }: EditorBannersProps) {
  const { t } = useWords('items');
  return (
    <>
      {editing.failure !== null && <FailureNotice error={editing.failure} title={t('save-failed')} />}
      {editing.refusals > 0 && editing.problems.length > 0 && (
        <ProblemSummary key={editing.refusals} problems={editing.problems} onGoTo={onGoTo} />
      )}
      {onStartAfresh !== null && (
        <Notice
          kind="info"
          title={t('typing-kept')}
          actions={
            <Button variant="default" onClick={onStartAfresh}>
              {t('typing-drop')}
            </Button>
          }
        />
      )}
      {item !== null && <AuthorityBanner item={item} />}
    </>
  );
}

/** The authority's own words where they ask for a deed: refused, or no answer (ux §4.12 O01, O02). */
function AuthorityBanner({ item }: { item: Item }) {
  const { t } = useWords('items');
  const toOutbox = <LinkButton to="/outbox">{t('see-outbox')}</LinkButton>;
  switch (item.state) {
    case 'not-accepted':
      return (
        <Notice kind="problem" title={t('refused-title')}>
          <p>{t('refused-body')}</p>
          <AuthorityWords message={item.message} resultCode={item.resultCode} />
        </Notice>
      );
    case 'no-answer':
      return (
        <Notice kind="no-answer" title={t('no-answer-title')} actions={toOutbox}>
          {t('no-answer-body')}
        </Notice>
      );
    default:
      return null;
  }
}
