import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { shareOf } from './bars.ts';
import classes from './pictures.module.css';

/** One bar of a picture, which is one row of its table. */
export interface PictureBar {
  readonly value: string;
  readonly name: ReactNode;
  /** The number in words, e.g. "Ksh 1,234.50". */
  readonly figure: string;
  readonly size: number;
  /** Whether the list is filtered by it; null where it cannot be filtered by. */
  readonly isPressed: boolean | null;
}

interface PictureProps {
  readonly title: string;
  /** What the first column holds, e.g. "Supplier". */
  readonly nameHeading: string;
  /** What the numbers are, e.g. "Amount in Ksh, worked out here". */
  readonly figureHeading: string;
  readonly bars: readonly PictureBar[];
  readonly onPress: (value: string) => void;
}

/**
 * A picture as a table whose numbers have bars: whoever cannot see the bars misses nothing. The name of a row is the
 * button that filters by it, and the whole row is its target.
 */
export function Picture({ title, nameHeading, figureHeading, bars, onPress }: PictureProps) {
  const { t } = useWords('customs-imports');
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const scale = scaleOf(bars);
  const shown = isWhole ? bars : bars.slice(0, MOST_BARS);
  const isNarrowed = bars.some(({ isPressed }) => isPressed === true);
  return (
    <section className={classes['picture']} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      <table className={classes['table']} data-narrowed={isNarrowed || undefined}>
        <caption className={classes['hidden']}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            <th scope="col" className={classes['figureHead']}>
              {figureHeading}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((bar) => (
            <BarRow key={bar.value} bar={bar} scale={scale} onPress={onPress} />
          ))}
        </tbody>
      </table>
      {bars.length === 0 && <p className={classes['none']}>{t('picture-empty')}</p>}
      {bars.length > shown.length && (
        <button type="button" className={classes['more']} onClick={() => setWhole(true)}>
          {t('picture-more', { count: bars.length })}
        </button>
      )}
    </section>
  );
}

const MOST_BARS = 12;

/** What the bars of a picture have in common, so that they can be compared. */
interface Scale {
  readonly largest: number;
  /** The room of the longest number, in every row: all bars begin and end in the same room. */
  readonly figureWidth: string;
}

function scaleOf(bars: readonly PictureBar[]): Scale {
  return {
    largest: Math.max(0, ...bars.map(({ size }) => size)),
    figureWidth: `${Math.max(0, ...bars.map(({ figure }) => figure.length))}ch`,
  };
}

interface BarRowProps extends Pick<PictureProps, 'onPress'> {
  readonly bar: PictureBar;
  readonly scale: Scale;
}

function BarRow({ bar: { value, name, figure, size, isPressed }, scale, onPress }: BarRowProps) {
  return (
    <tr className={classes['row']} data-pressed={isPressed ?? undefined}>
      <th scope="row" className={classes['name']}>
        {isPressed === null ? (
          <span className={classes['plain']}>{name}</span>
        ) : (
          <button
            type="button"
            className={classes['press']}
            aria-pressed={isPressed}
            onClick={() => onPress(value)}
          >
            {name}
          </button>
        )}
      </th>
      <td className={classes['figure']}>
        <span className={classes['track']} aria-hidden>
          <span className={classes['bar']} style={{ width: `${shareOf(size, scale.largest)}%` }} />
        </span>
        <span className={classes['number']} style={{ width: scale.figureWidth }}>
          {figure}
        </span>
      </td>
    </tr>
  );
}
