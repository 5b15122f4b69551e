import type { DeviceState } from '../../shared/device/device-state.ts';
import { PlainFacts } from '../design/plain-facts.tsx';
import { PrintHandOver } from '../device/hand-over-sheet.tsx';
import { useWords } from '../words/use-words.ts';
import { IsItOurs } from './is-it-ours.tsx';
import { KeyBackup } from './key-backup.tsx';
import { KeyStanding } from './key-standing.tsx';
import { useMayManage } from './managers-only.tsx';
import { RegisterAgain } from './register-again.tsx';
import { RepeatsTable } from './repeats-table.tsx';
import classes from './settings-page.module.css';
import { shopFacts } from './shop-facts.ts';

/** The device as the other parts of this page take it. */
export type Initialised = Extract<DeviceState, { is: 'initialised' }>;

/** A registered device: whose it is, how its key stands, its copy for safety, and the ways to register again. */
export function InitialisedDevice({ device }: { device: Initialised }) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const hasKey = device.key === 'available' || device.key === 'weak';
  return (
    <>
      <IsItOurs device={device} />
      <KeyStanding device={device} />
      {(hasKey || device.transferFile !== null) && (
        <KeyBackup device={device} mayWrite={hasKey && mayManage} />
      )}
      <section>
        <h3 className={classes.heading}>{t('facts')}</h3>
        <PlainFacts facts={shopFacts(device.facts, device.serialNumber, t)} />
      </section>
      <section>
        <h3 className={classes.heading}>{t('device:sheet-hand-over')}</h3>
        <p>{t('device:print-text')}</p>
        <div className={classes.below}>
          <PrintHandOver />
        </div>
      </section>
      <section>
        <h3 className={classes.heading}>{t('again')}</h3>
        <p>{t('again-text')}</p>
        {device.repeats.length > 0 && <RepeatsTable repeats={device.repeats} />}
        {mayManage && <RegisterAgain device={device} />}
      </section>
    </>
  );
}
