import type { ReactNode } from 'react';
import { IDENTITY_FACTS, IDENTITY_MEMBERS } from '../../shared/authority/identity-members.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import type { ConnectionProfile, Placement } from '../../shared/authority/profile.ts';
import { CODED_FIELDS } from '../../shared/codes/code.ts';
import type { ConnectionView } from '../../shared/connection/connection.ts';
import type { PlainFact } from '../design/plain-facts.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { OPERATIONS_IN_ORDER } from '../connection/connection-draft.ts';
import own from './connection-facts.module.css';
import { useClassNames } from './use-class-names.ts';
import classes from './settings-page.module.css';

interface ConnectionFactsProps {
  readonly view: ConnectionView;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** The connection in words: what it is, and the whole address of each request with where we say who we are. */
export function ConnectionFacts({ view, actions }: ConnectionFactsProps) {
  const { t } = useWords('connection');
  const { profile, addresses } = view;
  return (
    <>
      <section>
        <h3 className={classes.heading}>{t('facts')}</h3>
        {actions}
        <PlainFacts facts={factsOf(profile, t)} />
      </section>
      <section>
        <h3 className={classes.heading}>{t('requests')}</h3>
        <dl className={own.requests}>
          {OPERATIONS_IN_ORDER.map((operation) => (
            <div key={operation} className={own.request}>
              <dt className={own.operation}>{t(`operation-${operation}`)}</dt>
              <dd className={own.address} lang="en">
                {addresses[operation]}
              </dd>
              <dd className={own.placed}>{placedWords(profile, operation, t)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ClassesOfFields profile={profile} />
    </>
  );
}

/** Which list of the authority serves which field of an item, with the list's name where this shop knows it. */
function ClassesOfFields({ profile }: { profile: ConnectionProfile }) {
  const { t } = useWords('connection');
  const classNames = useClassNames();
  const facts = CODED_FIELDS.map((field): PlainFact => {
    const code = profile.classOfField[field];
    const name = classNames[code];
    const value = name === undefined ? code : `${code} · ${name}`;
    return { label: t(`class-${field}`), value, isAuthority: true };
  });
  return (
    <section>
      <h3 className={classes.heading}>{t('classes')}</h3>
      <PlainFacts facts={facts} />
    </section>
  );
}

function factsOf(profile: ConnectionProfile, t: Say<'connection'>): PlainFact[] {
  const { authentication, timeoutSeconds, zone, pace } = profile;
  const signIn = authentication.is === 'client-credentials' ? authentication : null;
  const delays = pace.retryDelaysSeconds.join(', ');
  const headers = profile.extraHeaders.map(({ name, value }) => `${name}: ${value || '—'}`);
  return [
    { label: t('name'), value: profile.name },
    { label: t('environment'), value: t(`environment-${profile.environment}`) },
    { label: t('address'), value: profile.baseUrl, isAuthority: true },
    { label: t('authentication'), value: t(`authentication-${authentication.is}`) },
    { label: t('sign-in-address'), value: signIn?.tokenUrl ?? null, isAuthority: true },
    { label: t('consumer-key'), value: signIn?.clientId ?? null, isAuthority: true },
    { label: t('extra'), value: headers.join(' · '), isAuthority: true },
    { label: t('waits'), value: t('waits-value', timeoutSeconds) },
    { label: t('zone'), value: t('zone-value', { offset: offsetText(zone.offsetMinutes) }) },
    {
      label: t('pace'),
      value: t('pace-value', { pause: pace.betweenSendsMs, delays, probe: pace.probeSeconds }),
    },
  ];
}

/** 180 becomes '+03:00'. */
function offsetText(minutes: number): string {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** 'Taxpayer PIN: header …; Branch: header …', or that the request says it itself. */
function placedWords(profile: ConnectionProfile, operation: Operation, t: Say<'connection'>): string {
  const placed = IDENTITY_FACTS.map((fact) => {
    const placement: Placement = profile.identity[operation][IDENTITY_MEMBERS[fact]];
    return { fact, placement };
  });
  const isSaidInside = operation === 'initialise' && placed.every(({ placement }) => placement === null);
  if (isSaidInside) return t('says-itself');
  return placed
    .map(({ fact, placement }) => {
      const where =
        placement === null ? t('placed-none') : t(`placed-${placement.place}`, { name: placement.name });
      return `${t(fact)}: ${where}`;
    })
    .join(' · ');
}
