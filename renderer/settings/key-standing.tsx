import { PlainFacts } from '../design/plain-facts.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import type { Initialised } from './initialised-device.tsx';
import { KeyWaysOut } from './key-ways-out.tsx';
import { protectionName } from './protection-name.ts';
import classes from './settings-page.module.css';

/** How the key stands, what usually causes it, and the way out; the key itself is never shown. */
export function KeyStanding({ device }: { device: Initialised }) {
  const { t } = useWords('settings');
  return (
    <section>
      <h3 className={classes.heading}>{t('key')}</h3>
      <KeyWaysOut device={device}>
        <div className={classes.below}>
          <KeyFacts device={device} />
        </div>
        <p className={classes.note}>{t('key-note')}</p>
      </KeyWaysOut>
    </section>
  );
}

function KeyFacts({ device }: { device: Initialised }) {
  const { t } = useWords('settings');
  const format = useFormat();
  const { protection, origin, fingerprint, at } = device;
  return (
    <PlainFacts
      facts={[
        { label: t('device:fingerprint'), value: fingerprint },
        { label: t('protection'), value: protectionName(protection, t) },
        // A backup brings back how the key came, but not the key.
        ...(device.key === 'absent' ? [] : [{ label: t('origin'), value: t(`origin-${origin}`) }]),
        { label: t(origin === 'registered' ? 'registered-on' : 'key-since'), value: format.when(at) },
      ]}
    />
  );
}
