import type { DeviceFacts } from '../../shared/device/device-state.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useProgram } from '../bridge/program.tsx';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { TypedConfirmation } from '../design/typed-confirmation.tsx';
import { groupedPin } from '../device/grouped-pin.ts';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { TechnicalDetailsButton } from './technical-details.tsx';
import type { Wizard } from './use-wizard.ts';
import { WhoToCall } from './who-to-call.tsx';
import classes from './other-shop-page.module.css';

/**
 * The answer is for another PIN or branch: asked and answered stand side by side, and a person decides. Nothing is
 * taken over silently; the key is sealed meanwhile (domain §8.8).
 */
export function OtherShopPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { device } = useProgram();
  if (device.is !== 'answered-other') return null;
  return (
    <SetupPage
      title={t('other-shop-title')}
      lead={t('other-shop-text')}
      primary={{ label: t('finish-later'), run: () => void wizard.finishLater() }}
      others={<TechnicalDetailsButton wizard={wizard} />}
    >
      <SideBySide asked={wizard.entered} facts={device.facts} />
      <TakeOver wizard={wizard} pin={device.facts.taxpayerPin} />
      <WhoToCall />
    </SetupPage>
  );
}

interface SideBySideProps {
  readonly asked: Wizard['entered'];
  readonly facts: DeviceFacts;
}

function SideBySide({ asked, facts }: SideBySideProps) {
  const { t } = useWords('setup');
  return (
    <table className={classes.beside}>
      <thead>
        <tr>
          <th scope="col">{t('compared')}</th>
          <th scope="col">{t('asked')}</th>
          <th scope="col">{t('answered')}</th>
        </tr>
      </thead>
      <tbody>
        <Row label={t('device:pin')} asked={groupedPin(asked.pin)} answered={groupedPin(facts.taxpayerPin)} />
        <Row label={t('device:branch')} asked={asked.branchId} answered={facts.branchId} />
        <Row label={t('device:taxpayer')} asked="—" answered={facts.taxpayerName} />
        <Row label={t('device:branch')} asked="—" answered={facts.branchName} />
      </tbody>
    </table>
  );
}

/** Only after the person typed the PIN of the answer. */
function TakeOver({ wizard, pin }: { wizard: Wizard; pin: string }) {
  const { t } = useWords('setup');
  const bridge = useBridge();
  const task = useTask();
  const takeOver = (): void =>
    task.run(async () => {
      const shop = await ask(bridge, 'device', 'takeOther', undefined);
      wizard.enter({ shopId: shop.id, pin: shop.pin, branchId: shop.branchId });
      await wizard.goOn();
    });
  return (
    <section>
      <h2 className={classes.heading}>{t('take-over')}</h2>
      <p>{t('take-over-text')}</p>
      <TypedConfirmation
        expected={pin}
        label={t('type-to-take-over', { text: pin })}
        deed={t('take-over')}
        isBusy={task.isBusy}
        onConfirmed={takeOver}
      />
      {task.error !== null && <FailureNotice error={task.error} />}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly asked: string;
  readonly answered: string;
}

/** What differs is marked by weight, a sign and colour. */
function Row({ label, asked, answered }: RowProps) {
  const differs = asked !== '—' && asked !== answered;
  return (
    <tr data-differs={differs}>
      <th scope="row">{label}</th>
      <td>{asked}</td>
      <td lang="en">{answered}</td>
    </tr>
  );
}
