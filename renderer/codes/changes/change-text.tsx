import { VisuallyHidden } from '@mantine/core';
import type { CodeChange } from '../../../shared/codes/code.ts';
import { useWords } from '../../words/use-words.ts';
import { rateText } from '../code-text.ts';
import classes from './changes.module.css';

interface ChangeTextProps {
  readonly change: CodeChange;
  /** The class holds tax rates, so that a value is shown as one. */
  readonly isRate: boolean;
}

/** The change itself: old name → new name, old value → new value, or the name of the code. */
export function ChangeText({ change, isRate }: ChangeTextProps) {
  const { t } = useWords('codes');
  const { kind, nameBefore, nameAfter, value } = change;
  if (kind === 'renamed' && nameBefore !== null) return <FromTo from={nameBefore} to={nameAfter} />;
  if (kind === 'value-changed' && value !== null) {
    const said = (raw: string | null) => (raw === null || raw === '' ? t('no-value') : shown(raw, isRate));
    return (
      <>
        <FromTo from={said(value.before)} to={said(value.after)} />
        <span className={classes['label']} lang="en">
          {[value.label, nameAfter].filter(Boolean).join(' · ')}
        </span>
      </>
    );
  }
  return <span lang="en">{nameAfter}</span>;
}

function shown(raw: string, isRate: boolean): string {
  return (isRate ? rateText(raw) : null) ?? raw;
}

function FromTo({ from, to }: { from: string; to: string }) {
  const { t } = useWords('codes');
  return (
    <span lang="en">
      <span className={classes['before']}>{from}</span>
      <span aria-hidden> → </span>
      <VisuallyHidden>{t('becomes')}</VisuallyHidden>
      <span>{to}</span>
    </span>
  );
}
