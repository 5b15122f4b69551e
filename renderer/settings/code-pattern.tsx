import { useId, type ReactNode } from 'react';
import { ITEM_CODE_STYLES } from '../../shared/items/item-code.ts';
import type { ItemEntry } from '../../shared/items/item-editing.ts';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import { useWords } from '../words/use-words.ts';
import type { ChangeEntry } from './entry-change.ts';
import { sampleCodes } from './pattern-samples.ts';
import own from './code-pattern.module.css';
import parts from './form-parts.module.css';
import classes from './settings-page.module.css';

interface CodePatternProps {
  readonly entry: ItemEntry;
  readonly onChange: ChangeEntry;
}

/** How item codes are made, each way with the code that the next item would get (domain §5.2). */
export function CodePattern({ entry, onChange }: CodePatternProps) {
  const { t } = useWords('settings');
  const [pattern, choose] = useShownAtOnce(entry.pattern, (next) =>
    onChange({ is: 'pattern', pattern: next }),
  );
  return (
    <section>
      <h3 className={classes.heading}>{t('code-pattern')}</h3>
      <p className={classes.after}>{t('code-pattern-text')}</p>
      <div className={parts.parts}>
        <PatternGroup legend={t('code-style')}>
          {ITEM_CODE_STYLES.map((style) => (
            <PatternOption
              key={style}
              name="code-style"
              label={t(`code-style-${style}`)}
              note={t(`code-style-${style}-note`)}
              codes={sampleCodes(entry, { ...pattern, style })}
              isChosen={style === pattern.style}
              onChoose={() => choose({ ...pattern, style })}
            />
          ))}
        </PatternGroup>
        <PatternGroup legend={t('code-digits')}>
          {DIGITS.map((digits) => (
            <PatternOption
              key={digits}
              name="code-digits"
              label={t('code-digits-count', { count: digits })}
              note={t(`code-digits-${digits}-note`)}
              codes={sampleCodes(entry, { ...pattern, digits }).slice(0, 1)}
              isChosen={digits === pattern.digits}
              onChoose={() => choose({ ...pattern, digits })}
            />
          ))}
        </PatternGroup>
      </div>
    </section>
  );
}

const DIGITS = [7, 8] as const;

function PatternGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={parts.group}>
      <legend className={parts.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface PatternOptionProps {
  /** The same for all of one question, so that the arrow keys move among them. */
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly codes: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PatternOption({ name, label, note, codes, isChosen, onChoose }: PatternOptionProps) {
  const id = useId();
  return (
    <div className={`${parts.reason} ${own.place}`}>
      <input
        id={id}
        type="radio"
        name={name}
        className={parts.radio}
        checked={isChosen}
        aria-describedby={`${id}-note ${id}-codes`}
        onChange={onChoose}
      />
      <span className={own.option}>
        <label htmlFor={id} className={own.label}>
          {label}
        </label>
        <span id={`${id}-codes`} className={own.codes}>
          {codes.map((code) => (
            <code key={code} className={own.code}>
              {code}
            </code>
          ))}
        </span>
        <span id={`${id}-note`} className={own.note}>
          {note}
        </span>
      </span>
    </div>
  );
}
