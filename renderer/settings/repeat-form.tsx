import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { InitialiseResult } from '../../shared/device/device-state.ts';
import { useProgram } from '../bridge/program.tsx';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { TextField } from '../design/text-field.tsx';
import { ConfirmationField } from '../design/typed-confirmation.tsx';
import { useConfirming } from '../design/use-confirming.ts';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';
import type { Initialised } from './initialised-device.tsx';
import { newSerialProblem } from './new-serial.ts';

interface RepeatFormProps {
  readonly device: Initialised;
  readonly reason: 'device-changed' | 'authority-asked';
  readonly onAsking: (isAsking: boolean) => void;
  readonly onResult: (result: InitialiseResult) => void;
}

/** What will be asked, read back and typed once more; then the authority is asked once. */
export function RepeatForm(props: RepeatFormProps) {
  const { device, reason } = props;
  const { t } = useWords('settings');
  const repeat = useRepeat(props);
  const { serialNumber, isPending } = repeat;
  return (
    <form className={own.form} noValidate onSubmit={repeat.submit} aria-busy={isPending}>
      <Notice kind="warning" title={t('again-warning')}>
        {t('again-warning-text')}
      </Notice>
      {reason === 'device-changed' && <NewSerial repeat={repeat} />}
      <PlainFacts
        facts={[
          { label: t('device:pin'), value: device.facts.taxpayerPin, isAuthority: true },
          { label: t('branch-id'), value: device.facts.branchId, isAuthority: true },
          { label: t('device:serial'), value: serialNumber, isAuthority: true },
        ]}
      />
      {serialNumber !== '' && (
        <div className={own.narrow}>
          <ConfirmationField
            expected={serialNumber}
            label={t('type-to-confirm', { text: serialNumber })}
            confirming={repeat.confirming}
          />
        </div>
      )}
      {repeat.error !== null && <FailureNotice error={repeat.error} />}
      {isPending && <output>{t('again-asking')}</output>}
      <div className={own.buttons}>
        <Button type="submit" loading={isPending}>
          {t('register-again-now')}
        </Button>
      </div>
    </form>
  );
}

function NewSerial({ repeat }: { repeat: ReturnType<typeof useRepeat> }) {
  const { t } = useWords('settings');
  const { serialProblem, typedSerial, typeSerial } = repeat;
  return (
    <div className={own.narrow}>
      <TextField
        id="new-serial"
        label={t('new-serial')}
        isRequired
        problem={serialProblem === null ? undefined : t(serialProblem.words, serialProblem.values)}
        note={t('new-serial-note')}
        value={typedSerial}
        onChange={typeSerial}
      />
    </div>
  );
}

function useRepeat({ device, reason, onAsking, onResult }: RepeatFormProps) {
  const { shop } = useProgram();
  const [typedSerial, typeSerial] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate: initialise, isPending, error } = useDeed('device', 'initialise');
  const isNewDevice = reason === 'device-changed';
  const serialNumber = isNewDevice ? typedSerial.trim() : device.serialNumber;
  const confirming = useConfirming(serialNumber);
  const serialProblem = isNewDevice ? newSerialProblem(serialNumber, device.serialNumber) : null;
  return {
    typedSerial,
    typeSerial,
    serialNumber,
    serialProblem: isChecked ? serialProblem : null,
    confirming,
    isPending,
    error,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      const isConfirmed = confirming.check();
      // The button locks while the request is on its way: a second one could harm the registration.
      if (isPending || shop === null || serialProblem !== null) return;
      if (!isConfirmed) return;
      onAsking(true);
      initialise(
        { pin: shop.pin, branchId: shop.branchId, serialNumber, repeatReason: reason },
        { onSuccess: onResult, onSettled: () => onAsking(false) },
      );
    },
  };
}
