import { useProgram } from '../bridge/program.tsx';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { BackupHealth } from './backup-health.tsx';
import { CodesHealth } from './codes-health.tsx';
import { CustomsHealth } from './customs-health.tsx';
import { DeviceHealth } from './device-health.tsx';
import { LineHealth } from './line-health.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { OutboxHealth } from './outbox-health.tsx';
import classes from './home-screen.module.css';

/** Home: who and where, the one next step, and how device, line, outbox and codes are (ux §4.2). */
export function HomeScreen() {
  const { t } = useWords('home');
  return (
    <Screen title={t('title')}>
      <div className={classes.home}>
        <Greeting />
        <NextStepCard />
        <section aria-labelledby="health">
          <h2 id="health" className={classes.heading}>
            {t('health')}
          </h2>
          <dl className={classes.lines}>
            <DeviceHealth />
            <LineHealth />
            <OutboxHealth />
            <CodesHealth />
            <CustomsHealth />
            <BackupHealth />
          </dl>
        </section>
      </div>
    </Screen>
  );
}

function Greeting() {
  const { t } = useWords('home');
  const { shop } = useProgram();
  if (shop === null) return null;
  const branch = shop.branchName === '' ? shop.branchId : `${shop.branchName} (${shop.branchId})`;
  return (
    <div>
      {shop.operator !== null && (
        <p className={classes.greeting}>{t('greeting', { name: shop.operator.name })}</p>
      )}
      <p className={classes.shop} lang="en">
        {[shop.taxpayerName, branch].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
