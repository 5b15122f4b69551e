import {
  IconAlertTriangle,
  IconArrowUp,
  IconCheck,
  IconClock,
  IconDeviceDesktop,
  IconHelp,
  IconPencil,
  IconPlayerPauseFilled,
  IconPlayerStopFilled,
  IconX,
} from '@tabler/icons-react';
import type { ItemStateName } from '../../shared/items/item.ts';
import { useWords } from '../words/use-words.ts';
import classes from './state-word.module.css';

/** The states an item or an outbox entry can show (ux §4.7); `paused` is derived from the outbox's summary. */
type ShownState = ItemStateName | 'paused';

const ICONS = {
  draft: IconPencil,
  waiting: IconClock,
  sending: IconArrowUp,
  accepted: IconCheck,
  'not-accepted': IconX,
  'no-answer': IconHelp,
  held: IconPlayerStopFilled,
  'needs-fixing': IconAlertTriangle,
  local: IconDeviceDesktop,
  paused: IconPlayerPauseFilled,
} as const;

interface StateWordProps {
  readonly state: ShownState;
  /** More than the bare word, e.g. who holds it. */
  readonly words?: string;
  /** All of it, where the words are short; told when somebody points at them. */
  readonly title?: string;
}

/** A state as icon, word and colour. The words agree with an item ("bidhaa"), of which every state here speaks. */
export function StateWord({ state, words, title }: StateWordProps) {
  const { t } = useWords('shell');
  return <StateSign state={state} words={words ?? t(`state-${state}`)} title={title} />;
}

interface StateSignProps {
  readonly state: ShownState;
  readonly words: string;
  readonly title?: string | undefined;
}

/** The same with its words given: a list has them at hand, and draws faster when no cell has to ask. */
export function StateSign({ state, words, title }: StateSignProps) {
  const Icon = ICONS[state];
  return (
    <span className={classes.state} data-state={state} title={title}>
      <Icon className={classes.icon} size="1rem" stroke={2} aria-hidden />
      <span className={classes.word}>{words}</span>
    </span>
  );
}
