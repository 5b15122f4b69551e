import { useWords } from '../../words/use-words.ts';
import classes from './classifications.module.css';

/** Where one is in the tree: the entries from the segment down to the one whose children are shown; [] at the top. */
export type TreePlace = readonly { readonly code: string; readonly name: string }[];

interface BreadcrumbProps {
  readonly place: TreePlace;
  readonly onGo: (place: TreePlace) => void;
}

/** The way back up, entry by entry. */
export function Breadcrumb({ place, onGo }: BreadcrumbProps) {
  const { t } = useWords('classifications');
  const last = place.length;
  return (
    <nav aria-label={t('breadcrumb')} className={classes['crumbs']}>
      <ol className={classes['crumbList']}>
        <li>
          <Crumb label={t('top')} isHere={last === 0} onGo={() => onGo([])} />
        </li>
        {place.map(({ code, name }, index) => (
          <li key={code} className={classes['crumb']} lang="en">
            <Crumb label={name} isHere={index === last - 1} onGo={() => onGo(place.slice(0, index + 1))} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ label, isHere, onGo }: { label: string; isHere: boolean; onGo: () => void }) {
  if (isHere) {
    return (
      <span className={classes['here']} aria-current="location" title={label}>
        {label}
      </span>
    );
  }
  return (
    <button type="button" className={classes['crumbButton']} title={label} onClick={onGo}>
      {label}
    </button>
  );
}
