import { useState } from 'react';
import { IconCircleMinus, IconCirclePlus, IconPencil } from '@tabler/icons-react';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { useWords } from '../../words/use-words.ts';
import { fieldName } from '../field-words.ts';
import classes from '../customs-imports.module.css';

const ICONS = { new: IconCirclePlus, changed: IconPencil, gone: IconCircleMinus } as const;

/** What the last look found out about a line, as icon, word and colour; nothing when it is the same as before. */
export function ChangeMark({ id, change }: Pick<CustomsImport, 'id' | 'change'>) {
  if (change === 'same') return null;
  return change === 'changed' ? <Changed id={id} /> : <Mark change={change} />;
}

interface MarkProps {
  readonly change: keyof typeof ICONS;
  /** The fields that changed, in words; '' where they are not known. */
  readonly fields?: string;
  readonly onHover?: () => void;
}

function Mark({ change, fields = '', onHover }: MarkProps) {
  const { t } = useWords('customs-imports');
  const Icon = ICONS[change];
  return (
    <span
      className={classes['word']}
      data-change={change}
      title={[t(`change-${change}`), fields].filter(Boolean).join(': ')}
      onMouseEnter={onHover}
    >
      <Icon size="1rem" aria-hidden />
      <span className={classes['wordText']}>{t(`change-${change}-short`)}</span>
    </span>
  );
}

/** Hovering tells which fields changed; by keyboard the details tell it. It is asked only then, not for every row. */
function Changed({ id }: { id: number }) {
  const { t } = useWords('customs-imports');
  const [isHovered, setHovered] = useState(false);
  const argument = { id, from: 0, count: RECENT_EVENTS };
  const { data } = useAnswer('customsImports', 'timeline', argument, { enabled: isHovered });
  const newest = data?.rows.find((event) => event.is === 'changed');
  const fields = (newest?.changes ?? []).map(({ field }) => fieldName(field, t)).join(', ');
  return <Mark change="changed" fields={fields} onHover={() => setHovered(true)} />;
}

/** Marks and notes may have come after the change. */
const RECENT_EVENTS = 10;
