import { Button } from '@mantine/core';
import { adviceOn, type RefusalAdvice } from '../../shared/authority/refusal-advice.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Item } from '../../shared/items/item.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import type { ItemEditing } from './use-item-editing.ts';
import { useRefusalDeeds } from './use-refusal-deeds.ts';

interface RefusalBannerProps {
  readonly item: Item;
  readonly editing: ItemEditing;
  readonly onGoTo: (field: string) => void;
}

/** The authority's own words about a refused item, what they mean for the work, and the button that does it (ux §4.12). */
export function RefusalBanner({ item, editing, onGoTo }: RefusalBannerProps) {
  const { t } = useWords('item-editor');
  const deeds = useRefusalDeeds(item, editing);
  const advice = adviceOn(item);
  const words = refusalWords(advice, t);
  return (
    <>
      {deeds.error !== null && <FailureNotice error={deeds.error} />}
      <Notice
        kind="problem"
        title={words.title}
        actions={<RefusalActions advice={advice} deeds={deeds} onGoTo={onGoTo} />}
      >
        <p>{words.body}</p>
        <AuthorityWords message={item.message} resultCode={item.resultCode} />
      </Notice>
    </>
  );
}

interface RefusalActionsProps {
  readonly advice: RefusalAdvice;
  readonly deeds: ReturnType<typeof useRefusalDeeds>;
  readonly onGoTo: (field: string) => void;
}

function RefusalActions({ advice, deeds, onGoTo }: RefusalActionsProps) {
  const { t } = useWords('item-editor');
  switch (advice.is) {
    case 'expected-number':
      return (
        <Button onClick={() => deeds.takeCode('expected')}>
          {t('use-number', { ending: advice.ending })}
        </Button>
      );
    case 'already-there':
      return <AlreadyThereActions deeds={deeds} />;
    case 'missing-fields': {
      const [first = ''] = advice.fields;
      return <Button onClick={() => onGoTo(first)}>{t('go-to-field')}</Button>;
    }
    case 'code-prefix':
      return <Button onClick={() => onGoTo('itemCode')}>{t('go-to-code')}</Button>;
    case 'device':
      return <LinkButton to="/help">{t('see-help')}</LinkButton>;
    case 'server':
      return (
        <Button onClick={deeds.sendAgain} disabled={!deeds.canMark}>
          {t('send-again')}
        </Button>
      );
    case 'asked-too-often':
      return <LinkButton to="/outbox">{t('items:see-outbox')}</LinkButton>;
    case 'unknown':
      return <Button onClick={() => onGoTo('name')}>{t('fix-item')}</Button>;
    default:
      return assertNever(advice);
  }
}

/** Only a person can say whether it is the same item (ux §4.12 O05). */
function AlreadyThereActions({ deeds }: Pick<RefusalActionsProps, 'deeds'>) {
  const { t } = useWords('item-editor');
  return (
    <>
      <Button onClick={deeds.markRegistered} disabled={!deeds.canMark}>
        {t('mark-registered')}
      </Button>
      <Button variant="default" onClick={() => deeds.takeCode('next')}>
        {t('take-new-code')}
      </Button>
    </>
  );
}

function refusalWords(advice: RefusalAdvice, t: Say<'item-editor'>): { title: string; body: string } {
  switch (advice.is) {
    case 'expected-number':
      return { title: t('refused-number-title'), body: t('refused-number-body', { ending: advice.ending }) };
    case 'missing-fields': {
      const known = advice.fields.map((field) =>
        field === 'registrant' || field === 'modifier' ? t(field) : t(`items:field-${field}`),
      );
      const fields = [...known, ...advice.unknown].join(', ');
      const title = t(advice.areMissing ? 'refused-fields-title' : 'refused-named-title');
      return { title, body: t('refused-fields-body', { fields }) };
    }
    case 'code-prefix':
      return {
        title: t('refused-prefix-title'),
        body: t('refused-prefix-body', { field: t(`items:field-${advice.field}`) }),
      };
    case 'already-there':
    case 'asked-too-often':
    case 'device':
    case 'server':
    case 'unknown':
      return { title: t(`refused-${advice.is}-title`), body: t(`refused-${advice.is}-body`) };
    default:
      return assertNever(advice);
  }
}
