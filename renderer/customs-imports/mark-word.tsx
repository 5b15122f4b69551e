import { IconCheck, IconEye, IconHelp } from '@tabler/icons-react';
import type { ImportMark } from '../../shared/customs-imports/customs-import.ts';
import { useWords } from '../words/use-words.ts';
import classes from './customs-imports.module.css';

export const MARK_ICONS = { 'to-check': IconEye, checked: IconCheck, question: IconHelp } as const;

/** What a person noted about a line, as icon, word and colour. */
export function MarkWord({ mark }: { mark: ImportMark }) {
  const { t } = useWords('customs-imports');
  const Icon = MARK_ICONS[mark];
  return (
    <span className={classes['word']} data-mark={mark}>
      <Icon size="1rem" aria-hidden />
      <span className={classes['wordText']}>{t(`mark-${mark}`)}</span>
    </span>
  );
}
