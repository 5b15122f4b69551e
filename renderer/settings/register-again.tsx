import { Button } from '@mantine/core';
import { useState } from 'react';
import type { InitialiseResult, RepeatReason } from '../../shared/device/device-state.ts';
import { REPEAT_REASONS } from '../../shared/device/device-state.ts';
import { useWords } from '../words/use-words.ts';
import { AgainResult } from './again-result.tsx';
import { Arrived } from './arrived.tsx';
import own from './form-parts.module.css';
import type { Initialised } from './initialised-device.tsx';
import { RepeatForm } from './repeat-form.tsx';
import { SetUpButton } from './set-up-button.tsx';
import classes from './settings-page.module.css';
import { useOpened } from './use-opened.ts';

/** Registering a registered device: only for one of three reasons, said, typed and recorded (spec §3 rule 2). */
export function RegisterAgain({ device }: { device: Initialised }) {
  const { t } = useWords('settings');
  const { opened, opener, close } = useOpened<'again'>();
  const [result, setResult] = useState<InitialiseResult | null>(null);
  const { id, onClick } = opener('again');
  const begin = (): void => {
    setResult(null);
    onClick();
  };
  return (
    <>
      {result !== null && (
        <div className={classes.below}>
          <Arrived>
            <AgainResult result={result} />
          </Arrived>
        </div>
      )}
      {opened === null ? (
        <div className={`${own.buttons} ${classes.below}`}>
          <Button id={id} variant="default" onClick={begin}>
            {t('register-again')}
          </Button>
        </div>
      ) : (
        <Panel
          device={device}
          onClose={close}
          onResult={(answer) => {
            setResult(answer);
            close();
          }}
        />
      )}
    </>
  );
}

interface PanelProps {
  readonly device: Initialised;
  readonly onClose: () => void;
  readonly onResult: (result: InitialiseResult) => void;
}

function Panel({ device, onClose, onResult }: PanelProps) {
  const { t } = useWords('settings');
  const [reason, setReason] = useState<RepeatReason | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={own.panel} aria-label={t('again')}>
      <Reasons chosen={reason} onChoose={setReason} isFixed={isAsking} />
      {reason === 'branch-changed' && <NewBranch />}
      {(reason === 'device-changed' || reason === 'authority-asked') && (
        <RepeatForm key={reason} device={device} reason={reason} onAsking={setAsking} onResult={onResult} />
      )}
      <div className={own.buttons}>
        <Button variant="default" disabled={isAsking} onClick={onClose}>
          {t('shell:cancel')}
        </Button>
      </div>
    </section>
  );
}

/** Another branch is another shop with its own data: the set-up begins for it, and this one stays as it is. */
function NewBranch() {
  const { t } = useWords('settings');
  return (
    <>
      <p>{t('new-branch-text')}</p>
      <div className={own.buttons}>
        <SetUpButton label={t('new-branch')} of="newBranch" />
      </div>
    </>
  );
}

interface ReasonsProps {
  readonly chosen: RepeatReason | null;
  readonly onChoose: (reason: RepeatReason) => void;
  readonly isFixed: boolean;
}

function Reasons({ chosen, onChoose, isFixed }: ReasonsProps) {
  const { t } = useWords('settings');
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>{t('reason-question')}</legend>
      {REPEAT_REASONS.map((reason, index) => (
        <label key={reason} className={own.reason}>
          <input
            type="radio"
            name="repeat-reason"
            className={own.radio}
            checked={reason === chosen}
            disabled={isFixed}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the part was just opened by a button, and begins here
            autoFocus={index === 0}
            onChange={() => onChoose(reason)}
          />
          <span>
            <span className={own.reasonName}>{t(`reason-${reason}`)}</span>
            <br />
            {t(`reason-${reason}-text`)}
          </span>
        </label>
      ))}
      <p className={own.muted}>{t('no-other-reason')}</p>
    </fieldset>
  );
}
