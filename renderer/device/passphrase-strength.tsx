import type { PassphraseStrength } from '../../shared/device/transfer-file.ts';
import { useWords } from '../words/use-words.ts';
import classes from './passphrase-strength.module.css';

const BARS = [1, 2, 3, 4] as const;
const SCORES = ['score-0', 'score-1', 'score-2', 'score-3', 'score-4'] as const;

/** How good a pass-phrase is: bars, a word, and what weakens it most. */
export function PassphraseStrengthLine({ strength }: { strength: PassphraseStrength | null }) {
  const { t } = useWords('device');
  const score = strength?.score ?? 0;
  return (
    <div className={classes.line} data-enough={strength?.isEnough === true}>
      <span className={classes.bars} aria-hidden>
        {BARS.map((bar) => (
          <span key={bar} className={classes.bar} data-full={score >= bar} />
        ))}
      </span>
      <output className={classes.words}>
        {strength !== null && t(SCORES[score] ?? 'score-0')}
        {strength !== null && strength.weakness !== null && ` ${t(`weakness-${strength.weakness}`)}`}
      </output>
    </div>
  );
}
