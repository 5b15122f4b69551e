import { IconCircleMinus, IconCirclePlus, IconPencil } from '@tabler/icons-react';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { useWords } from '../words/use-words.ts';
import classes from './customs-imports.module.css';

const ICONS = { new: IconCirclePlus, changed: IconPencil, gone: IconCircleMinus } as const;

/** What the last look found out about a line, as icon, word and colour; nothing when it is the same as before. */
export function ChangeMark({ change }: Pick<CustomsImport, 'change'>) {
  const { t } = useWords('customs-imports');
  if (change === 'same') return null;
  const Icon = ICONS[change];
  return (
    <span className={classes['change']} data-change={change} title={t(`change-${change}`)}>
      <Icon size="1rem" aria-hidden />
      <span className={classes['changeWord']}>{t(`change-${change}-short`)}</span>
    </span>
  );
}
