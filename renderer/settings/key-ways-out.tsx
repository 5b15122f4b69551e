import { Button } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { BringBack } from './bring-back.tsx';
import { EnterKeyForm } from './enter-key-form.tsx';
import own from './form-parts.module.css';
import type { Initialised } from './initialised-device.tsx';
import { keyDeeds } from './key-deeds.ts';
import { useMayManage } from './managers-only.tsx';
import classes from './settings-page.module.css';
import type { Opened } from './use-opened.ts';
import { useOpened } from './use-opened.ts';

interface KeyWaysOutProps {
  readonly device: Initialised;
  /** What is known of the key. */
  readonly children: ReactNode;
}

/** The state of the key with what can be done about it; where all is well, the rare deed stands at the end. */
export function KeyWaysOut({ device, children }: KeyWaysOutProps) {
  const { t } = useWords('settings');
  const { opened, opener, close } = useOpened<'enter-key' | 'bring-back'>();
  const { key } = device;
  const deeds = <Deeds device={device} opener={opener} />;
  // Keys, because a form stays open when the state of the key changes and the parts change places.
  const facts = <Fragment key="facts">{children}</Fragment>;
  const form = (
    <Fragment key="form">
      {opened === 'enter-key' && <EnterKey device={device} onClose={close} />}
      {opened === 'bring-back' && <BringBack onClose={close} />}
    </Fragment>
  );
  if (key !== 'available') return [<InTrouble key="state" state={key} deeds={deeds} />, form, facts];
  return [
    <Notice key="state" kind="success" title={t('key-available')} />,
    facts,
    <div key="deeds" className={`${own.buttons} ${classes.below}`}>
      {deeds}
    </div>,
    form,
  ];
}

interface InTroubleProps {
  readonly state: Exclude<Initialised['key'], 'available'>;
  readonly deeds: ReactNode;
}

/** What the matter is, what usually causes it, and the way out. */
function InTrouble({ state, deeds }: InTroubleProps) {
  const { t } = useWords('settings');
  return (
    <Notice kind={KINDS[state]} title={t(`key-${state}`)} actions={deeds}>
      <p>{t(`key-${state}-cause`)}</p>
      <p>{t(`key-${state}-way`)}</p>
    </Notice>
  );
}

const KINDS = {
  weak: 'warning',
  absent: 'problem',
  locked: 'warning',
  undecryptable: 'problem',
  'store-unreadable': 'problem',
} as const;

interface DeedsProps {
  readonly device: Initialised;
  readonly opener: Opened<'enter-key' | 'bring-back'>['opener'];
}

function Deeds({ device, opener }: DeedsProps) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  return keyDeeds(device.key).map((deed) => {
    switch (deed) {
      case 'try-again':
        return <TryAgain key={deed} />;
      case 'support':
        return (
          <LinkButton key={deed} to="/help/support">
            {t('make-support-file')}
          </LinkButton>
        );
      default:
        return (
          mayManage && (
            <Button key={deed} variant="default" {...opener(deed)}>
              {t(deed === 'bring-back' ? deed : canBeUsed(device) ? 'other-key' : 'have-key')}
            </Button>
          )
        );
    }
  });
}

function TryAgain() {
  const { t } = useWords('shell');
  const { mutate: readKey, error, isPending } = useDeed('device', 'readKey');
  return (
    <>
      <Button loading={isPending} onClick={() => readKey(undefined)}>
        {t('try-again')}
      </Button>
      {error !== null && <FailureNotice error={error} />}
    </>
  );
}

function EnterKey({ device, onClose }: { device: Initialised; onClose: () => void }) {
  const { serialNumber, facts } = device;
  const known = {
    serialNumber,
    controlUnitId: facts.controlUnitId ?? '',
    deviceId: facts.deviceId ?? '',
    mrcNumber: facts.mrcNumber ?? '',
    taxpayerName: facts.taxpayerName,
    branchName: facts.branchName,
  };
  return <EnterKeyForm known={known} replaces={canBeUsed(device) ? serialNumber : null} onClose={onClose} />;
}

function canBeUsed({ key }: Initialised): boolean {
  return key === 'available' || key === 'weak';
}
