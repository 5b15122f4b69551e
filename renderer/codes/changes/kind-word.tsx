import {
  IconArrowsExchange,
  IconCircleOff,
  IconCirclePlus,
  IconPencil,
  IconRefreshDot,
  IconToggleRight,
} from '@tabler/icons-react';
import type { CodeChange } from '../../../shared/codes/code.ts';
import { useWords } from '../../words/use-words.ts';
import classes from './changes.module.css';

const ICONS = {
  added: IconCirclePlus,
  renamed: IconPencil,
  'value-changed': IconArrowsExchange,
  changed: IconRefreshDot,
  'switched-off': IconCircleOff,
  'switched-on': IconToggleRight,
} as const;

/** What became of a code, as icon, word and colour. */
export function KindWord({ kind }: Pick<CodeChange, 'kind'>) {
  const { t } = useWords('codes');
  const Icon = ICONS[kind];
  return (
    <span className={classes['kind']} data-kind={kind}>
      <Icon className={classes['icon']} size="1rem" stroke={2} aria-hidden />
      {t(`kind-${kind}`)}
    </span>
  );
}
