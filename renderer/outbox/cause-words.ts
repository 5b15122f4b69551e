import type { RefusalAdvice } from '../../shared/authority/refusal-advice.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Say } from '../words/use-words.ts';

interface CauseTimes {
  readonly count: number;
  /** When sending goes on, in words; null while no pause has an end. */
  readonly until: string | null;
}

/** What happened and what it means for the work (ux §4.12, O01 and O05 to O08); an unknown cause is never guessed. */
export function causeWords(
  advice: RefusalAdvice,
  { count, until }: CauseTimes,
  t: Say<'outbox'>,
): { title: string; body: string } {
  switch (advice.is) {
    case 'expected-number':
      return { title: t('cause-number-title'), body: t('cause-number-body', { ending: advice.ending }) };
    case 'missing-fields':
      return {
        title: t(advice.areMissing ? 'cause-missing-title' : 'cause-wrong-title'),
        body: t('cause-fields-body', { fields: fieldWords(advice, t).join(', ') }),
      };
    case 'code-prefix':
      return {
        title: t('cause-prefix-title'),
        body: t('cause-prefix-body', { field: t(`items:field-${advice.field}`) }),
      };
    case 'asked-too-often':
      return {
        title: t('cause-too-often-title'),
        body: until === null ? t('cause-too-often-slower') : t('cause-too-often-body', { until }),
      };
    case 'already-there':
    case 'device':
    case 'server':
    case 'unknown':
      return {
        title: t(`cause-${advice.is}-title`, { count }),
        body: t(`cause-${advice.is}-body`, { count }),
      };
    default:
      return assertNever(advice);
  }
}

/** The fields that a refusal names, as the editor calls them; those it does not know as the authority wrote them. */
function fieldWords(
  { fields, unknown }: Extract<RefusalAdvice, { is: 'missing-fields' }>,
  t: Say<'outbox'>,
): string[] {
  const known = fields.map((field) =>
    field === 'registrant' || field === 'modifier' ? t(`field-${field}`) : t(`items:field-${field}`),
  );
  return [...known, ...unknown];
}

/** Where something is mended. */
interface MendingPlace {
  readonly address: string;
  /** The field of the editor that was named, which goes along in the state of the history; '' for none. */
  readonly field: string;
}

/** Where the first named field that can be gone to is: in the item, else at whoever is recorded with it. */
export function mendingPlace(advice: RefusalAdvice, itemId: number): MendingPlace {
  const item = { address: `/items/${itemId}`, field: '' };
  if (advice.is !== 'missing-fields') return item;
  const { fields } = advice;
  const field = fields.find((name) => name !== 'registrant' && name !== 'modifier');
  if (field !== undefined) return { ...item, field };
  return fields.length > 0 ? { address: '/settings/operators', field: '' } : item;
}
