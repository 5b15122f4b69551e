import { useWords } from '../words/use-words.ts';
import classes from './who-to-call.module.css';

/** Where the authority's own people answer questions about devices (domain §2.1). */
export const CONTACTS = ['timsupport@kra.go.ke', 'apisupport@kra.go.ke'] as const;

/** Who can change what only the authority can change, as text to copy: the window opens no other program. */
export function WhoToCall() {
  const { t } = useWords('setup');
  return (
    <section className={classes.who}>
      <h2 className={classes.heading}>{t('who-to-call')}</h2>
      <p>{t('who-to-call-text')}</p>
      <ul className={classes.contacts}>
        {CONTACTS.map((address) => (
          <li key={address} className={classes.contact}>
            {address}
          </li>
        ))}
      </ul>
    </section>
  );
}
