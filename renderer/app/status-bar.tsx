import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { formatCount } from '../words/format.ts';
import { LANGUAGE_NAMES } from '../words/i18n.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { useScans } from './scans.ts';
import classes from './status-bar.module.css';

/** 26 px: the line, the last contact, what waits, how old the codes and the backup are. */
export function StatusBar() {
  const { t } = useWords('shell');
  return (
    <footer className={classes.bar} aria-label={t('status-label')} data-pane="status" tabIndex={-1}>
      <Line />
      <Outbox />
      <Peek />
      <UnusedScan />
      <span className={classes.gap} />
      <Codes />
      <Backup />
      <Host />
    </footer>
  );
}

function Line() {
  const { t } = useWords('shell');
  const format = useFormat();
  const { line } = useProgram();
  const Icon = line.is === 'up' ? IconCircleCheck : line.is === 'down' ? IconPlugConnectedX : IconHelpCircle;
  const contact = line.is === 'unknown' ? null : line.lastContact;
  return (
    <>
      <span className={classes.part} data-line={line.is}>
        <Icon size="0.9375rem" aria-hidden />
        {line.is === 'down' ? t('line-down', { since: format.since(line.since) }) : t(`line-${line.is}`)}
      </span>
      <span className={classes.part}>
        {contact === null ? t('no-contact') : t('last-contact', { age: format.age(contact) })}
      </span>
    </>
  );
}

function Outbox() {
  const { t } = useWords('shell');
  const { data: summary } = useAnswer('outbox', 'summary', undefined);
  if (summary === undefined) return null;
  const { notAccepted, noAnswer, pause } = summary;
  const waiting = summary.waiting + summary.sending;
  const isClear = waiting + notAccepted + noAnswer === 0;
  return (
    <Link href="/outbox" className={classes.link}>
      {isClear && <span>{t('nothing-waiting')}</span>}
      {waiting > 0 && <span>{t('count-waiting', { count: waiting, number: formatCount(waiting) })}</span>}
      {notAccepted > 0 && (
        <span data-needs="person">
          {t('count-not-accepted', { count: notAccepted, number: formatCount(notAccepted) })}
        </span>
      )}
      {noAnswer > 0 && (
        <span data-needs="look">
          {t('count-no-answer', { count: noAnswer, number: formatCount(noAnswer) })}
        </span>
      )}
      {pause !== null && waiting > 0 && <span data-needs="patience">{t('sending-paused')}</span>}
    </Link>
  );
}

/** While the other language is only looked at, says so and how to go back. */
function Peek() {
  const { t, language } = useWords('shell');
  const chosen = useProgram().settings.language;
  if (language === chosen) return null;
  return <span className={classes.peek}>{t('peeking', { language: LANGUAGE_NAMES[language] })}</span>;
}

/** A barcode that was scanned where nothing could be done with it; gone with the next thing that somebody does. */
function UnusedScan() {
  const { t } = useWords('shell');
  const { unused } = useScans();
  if (unused === null) return null;
  return <span className={classes.peek}>{t('scan-unused', { code: unused })}</span>;
}

function Codes() {
  const { t } = useWords('shell');
  const format = useFormat();
  const { data: status } = useAnswer('codes', 'status', undefined);
  if (status === undefined) return null;
  return (
    <Link href="/codes" className={classes.link}>
      {status.refreshedAt === null
        ? t('codes-never')
        : t('codes-age', { age: format.when(status.refreshedAt) })}
    </Link>
  );
}

/** How old the last backup is; a practice shop needs none. */
function Backup() {
  const { t } = useWords('shell');
  const format = useFormat();
  const { shop, backup } = useProgram();
  if (shop === null || shop.environment === 'practice') return null;
  return (
    <Link href="/settings/backup" className={classes.link}>
      {backup === null ? t('backup-none') : t('backup-age', { age: format.when(backup.at) })}
    </Link>
  );
}

/** The stand-in for Electron protects nothing; it says so as long as the window is open. */
function Host() {
  const { t } = useWords('shell');
  if (useProgram().runsOn !== 'host') return null;
  return (
    <Link href="/settings/shop" className={classes.link} data-host="true">
      <IconAlertTriangle size="0.9375rem" aria-hidden />
      {t('host-status')}
    </Link>
  );
}
