import type { DeviceFacts } from '../../shared/device/device-state.ts';
import type { KeyOf, WordKey } from '../words/dictionary.ts';
import { useWords } from '../words/use-words.ts';
import classes from './shop-facts.module.css';

/** What the authority told about the shop, large; what it did not tell is left out. */
export function ShopFacts({ facts }: { facts: DeviceFacts }) {
  const { t } = useWords('setup');
  return (
    <dl className={classes.list}>
      {factsOf(facts).map(({ words, value }) => (
        <div key={words} className={classes.row}>
          <dt>{t(words)}</dt>
          <dd lang="en">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(facts: DeviceFacts): { words: KeyOf<'setup'> | WordKey; value: string }[] {
  const all: { words: KeyOf<'setup'> | WordKey; value: string | null }[] = [
    { words: 'device:taxpayer', value: facts.taxpayerName },
    { words: 'fact-pin', value: facts.taxpayerPin },
    { words: 'fact-business', value: facts.businessActivity },
    { words: 'device:branch', value: [facts.branchName, facts.branchId].filter(Boolean).join(' · ') },
    { words: 'fact-county', value: [facts.countyName, facts.subCountyName].filter(Boolean).join(', ') },
    { words: 'fact-manager', value: facts.managerName },
  ];
  return all.flatMap(({ words, value }) => (value === null || value === '' ? [] : [{ words, value }]));
}
