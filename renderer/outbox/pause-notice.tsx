import { Button } from '@mantine/core';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { targetOfAll } from './outbox-deed.ts';
import { filterOf, FIRST_VIEW } from './outbox-view.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';

export type Pause = NonNullable<OutboxSummary['pause']>;

interface PauseNoticeProps {
  readonly pause: Pause;
  readonly waiting: number;
  readonly deeds: OutboxDeeds;
  /** Shows what was refused, after three of the same kind. */
  readonly onSeeReason: () => void;
}

/** Why nothing is being sent although entries wait, and what ends it (ux §4.7, O03, O04). */
export function PauseNotice(props: PauseNoticeProps) {
  const { t } = useWords('outbox');
  const format = useFormat();
  const { pause, waiting } = props;
  const { reason, since, until } = pause;
  const times = { since: format.since(since), until: format.when(until ?? since), count: waiting };
  return (
    <Notice
      kind="warning"
      says="politely"
      title={t(`pause-${reason}-title`, times)}
      actions={<PauseActions {...props} />}
    >
      {t(`pause-${reason}-body`, times)}
    </Notice>
  );
}

function PauseActions({ pause, waiting, deeds, onSeeReason }: PauseNoticeProps) {
  const { t } = useWords('outbox');
  const begin = useBeginSetup();
  const all = targetOfAll(filterOf({ ...FIRST_VIEW, group: 'waiting' }), waiting);
  const { reason } = pause;
  switch (reason) {
    case 'no-line':
    case 'no-answers':
      return <GoOn words={t('try-now')} deeds={deeds} run={() => deeds.begin('sendNow', all)} />;
    case 'certificate':
    case 'device-refused':
      return (
        <>
          <LinkButton to={reason === 'certificate' ? '/settings/connection' : '/settings/shop'}>
            {reason === 'certificate' ? t('look-at-connection') : t('look-at-device')}
          </LinkButton>
          <GoOn words={t('try-now')} deeds={deeds} run={deeds.goOn} />
        </>
      );
    case 'device-not-ready':
      return <Button onClick={() => void begin.thisShop()}>{t('set-up')}</Button>;
    case 'key-locked':
      return <LinkButton to="/settings/shop">{t('look-at-device')}</LinkButton>;
    case 'asked-to-wait':
      return null;
    case 'same-refusals':
      return (
        <>
          <Button onClick={onSeeReason}>{t('see-reason')}</Button>
          <GoOn words={t('go-on')} deeds={deeds} run={deeds.goOn} />
        </>
      );
    default:
      return assertNever(reason);
  }
}

interface GoOnProps {
  readonly words: string;
  readonly deeds: Pick<OutboxDeeds, 'isBusy'>;
  readonly run: () => void;
}

function GoOn({ words, deeds, run }: GoOnProps) {
  return (
    <Button variant="default" loading={deeds.isBusy} onClick={run}>
      {words}
    </Button>
  );
}
