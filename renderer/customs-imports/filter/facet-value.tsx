import { useWords } from '../../words/use-words.ts';
import { CodeName } from '../code-name.tsx';
import { asOneLine } from '../display-text.ts';
import type { FacetCondition } from './import-filter.ts';

/** A value of a field among the choices: a code with its name where the lists have one, text as customs wrote it. */
export function FacetValue({ condition, value }: { condition: FacetCondition; value: string }) {
  const { t } = useWords('customs-imports');
  if (value === '') return t('facet-none');
  if (condition === 'statusCodes') return <CodeName field="importStatusCode" code={value} />;
  if (condition === 'originCountryCodes') return <CodeName field="originCountryCode" code={value} />;
  return <span lang="en">{asOneLine(value)}</span>;
}
