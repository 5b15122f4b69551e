import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from 'wouter';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { ariaChord } from './command-keys.ts';
import { COMMANDS } from './command-table.ts';
import { belongsTo, RAIL_SCREENS } from './screens.ts';
import type { RailScreen } from './screens.ts';
import classes from './rail.module.css';

/** The left rail: the eight screens, with words or with pictures only. */
export function Rail({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useWords('shell');
  const Fold = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const label = t(isOpen ? 'rail-close' : 'rail-open');
  return (
    <nav className={classes.rail} aria-label={t('rail-label')} data-pane="rail" data-open={isOpen}>
      <ul className={classes.list}>
        {RAIL_SCREENS.map((screen) => (
          <li key={screen.path}>
            <RailLink screen={screen} isOpen={isOpen} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.fold}
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts={ariaChord(COMMANDS['rail.toggle'].keys[0])}
        title={`${label} (${COMMANDS['rail.toggle'].keys[0]})`}
        onClick={onToggle}
      >
        <Fold size="1.25rem" stroke={1.5} aria-hidden />
      </button>
    </nav>
  );
}

function RailLink({ screen, isOpen }: { screen: RailScreen; isOpen: boolean }) {
  const { t } = useWords('shell');
  const [address] = useLocation();
  const { keys, words } = COMMANDS[screen.command];
  return (
    <Link
      href={screen.path}
      className={classes.link}
      aria-current={belongsTo(address, screen.path) ? 'page' : undefined}
      aria-keyshortcuts={ariaChord(keys[0])}
      title={`${t(words)} (${keys[0]})`}
    >
      <screen.Icon className={classes.icon} size="1.25rem" stroke={1.5} aria-hidden />
      <span className={isOpen ? classes.word : classes.spoken}>{t(words)}</span>
      {screen.command === 'go.outbox' && <OutboxCount />}
      {screen.command === 'go.customs-imports' && <ImportsCount />}
    </Link>
  );
}

/** How many entries are not accepted yet; red as soon as one needs a person. */
function OutboxCount() {
  const { t } = useWords('shell');
  const { data: summary } = useAnswer('outbox', 'summary', undefined);
  if (summary === undefined) return null;
  const needing = summary.notAccepted + summary.noAnswer;
  const count = needing + summary.waiting + summary.sending;
  return <Count count={count} isNeeding={needing > 0} words={t('outbox-count', { count })} />;
}

/** How many customs lines came, changed or went since somebody looked. */
function ImportsCount() {
  const { t } = useWords('customs-imports');
  const { data: status } = useAnswer('customsImports', 'status', undefined);
  const count = status?.unseen ?? 0;
  return <Count count={count} words={t('unseen-count', { count })} />;
}

/** More digits have no room beside the longest word, nor over a picture; the exact number stands on the screen itself. */
const MOST_SHOWN = 99;

interface CountProps {
  readonly count: number;
  /** A person is needed: it is red. */
  readonly isNeeding?: boolean;
  /** The same to the last one, for a screen reader. */
  readonly words: string;
}

function Count({ count, isNeeding = false, words }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={classes.count} data-needing={isNeeding}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className={classes.spoken}>{words}</span>
    </span>
  );
}
