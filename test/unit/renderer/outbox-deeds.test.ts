import { describe, expect, it } from 'vitest';
import { causeWords, mendingPlace } from '../../../renderer/outbox/cause-words.ts';
import { collectEntries } from '../../../renderer/outbox/collect-entries.ts';
import { deedsOf, deedsOfView, isAskedAbout, takesAway } from '../../../renderer/outbox/outbox-deed.ts';
import {
  countOf,
  filterOf,
  FIRST_VIEW,
  OUTBOX_GROUPS,
  statesOf,
  viewKeyOf,
  viewOfCause,
} from '../../../renderer/outbox/outbox-view.ts';
import { latestKnown } from '../../../renderer/outbox/latest-known.ts';
import { causeOfPause } from '../../../renderer/outbox/pause-cause.ts';
import { takeCodes } from '../../../renderer/outbox/take-codes.ts';
import { selectedTarget } from '../../../renderer/outbox/selected-target.ts';
import { adviceOn } from '../../../shared/authority/refusal-advice.ts';
import { OUTBOX_STATES } from '../../../shared/outbox/outbox-entry.ts';
import { anEntry } from './an-outbox-entry.ts';
import { sayIn } from './say.ts';

const summary = {
  waiting: 37,
  sending: 1,
  notAccepted: 4,
  noAnswer: 2,
  held: 3,
  accepted: 500,
  oldestWaitingAt: null,
  lastAcceptedAt: null,
  secondsToClear: null,
  pause: null,
};
const repeat = { resultCode: '994', message: 'Overlapped data', count: 3, since: '2026-11-21T06:00:00.000Z' };
const unknown = { ...repeat, resultCode: '', message: 'Ask your office' };

describe('what of the outbox is looked at', () => {
  it('open is everything that the authority has not accepted', () => {
    expect(statesOf('open')).toEqual(['waiting', 'sending', 'not-accepted', 'no-answer', 'held']);
    expect(countOf('open', summary)).toBe(47);
  });

  it('what needs a person is what was refused or has no answer', () => {
    expect(statesOf('needs-person')).toEqual(['not-accepted', 'no-answer']);
    expect(countOf('needs-person', summary)).toBe(6);
  });

  it('all is every state, and every other group is one state', () => {
    expect(statesOf('all')).toEqual([...OUTBOX_STATES]);
    expect(countOf('all', summary)).toBe(547);
    expect(statesOf('no-answer')).toEqual(['no-answer']);
  });

  it('a press on a cause shows just what was refused in those words, and a second press everything open', () => {
    const shown = viewOfCause(FIRST_VIEW, repeat);
    expect(filterOf(shown)).toEqual({
      states: ['not-accepted'],
      cause: { resultCode: '994', message: 'Overlapped data' },
      text: '',
    });
    expect(viewOfCause(shown, repeat)).toEqual(FIRST_VIEW);
    expect(viewOfCause(shown, unknown).cause?.message).toBe('Ask your office');
  });

  it('blanks around what is typed make no other list', () => {
    expect(viewKeyOf({ ...FIRST_VIEW, text: ' sugar ' })).toBe(viewKeyOf({ ...FIRST_VIEW, text: 'sugar' }));
  });

  it('has words for each group in both languages', () => {
    for (const group of OUTBOX_GROUPS) {
      expect(sayIn('outbox')(`filter-${group}`)).not.toMatch(/^filter-/);
      expect(sayIn('outbox', 'sw')(`filter-${group}`)).not.toMatch(/^filter-/);
    }
  });
});

const deeds = (state: (typeof OUTBOX_STATES)[number]) => deedsOf(anEntry({ state }));

describe('what a person can do', () => {
  it('fits the state: nothing while an entry is being sent, and no taking back of what may have arrived', () => {
    expect(deeds('sending')).toEqual([]);
    expect(deeds('accepted')).toEqual([]);
    expect(deeds('waiting')).toEqual(['sendNow', 'hold', 'takeBack']);
    expect(deeds('no-answer')).toEqual(['sendAgain', 'markRegistered']);
    expect(deeds('held')).toEqual(['release', 'takeBack']);
  });

  it('marks as registered only what the authority refused because it has it already', () => {
    const refused = anEntry({ state: 'not-accepted', resultCode: '994', message: 'Overlapped data' });
    expect(deedsOf(refused)).toContain('markRegistered');
    expect(deedsOf({ ...refused, resultCode: '', message: 'Ask your office' })).not.toContain(
      'markRegistered',
    );
    expect(deedsOfView(viewOfCause(FIRST_VIEW, repeat))).toContain('markRegistered');
    expect(deedsOfView(viewOfCause(FIRST_VIEW, unknown))).not.toContain('markRegistered');
  });

  it('is asked about before it is taken back or marked, and before nothing else', () => {
    expect((['takeBack', 'markRegistered'] as const).every(isAskedAbout)).toBe(true);
    expect((['sendNow', 'sendAgain', 'hold', 'release'] as const).some(isAskedAbout)).toBe(false);
  });

  it('is for all of a list but those left out, and for nothing while nothing is selected', () => {
    const view = { ...FIRST_VIEW, group: 'no-answer' as const };
    const selected = { is: 'all' as const, except: new Set([3]) };
    expect(selectedTarget(view, { selected, count: 36 })).toEqual({
      selected,
      filter: { states: ['no-answer'], cause: null, text: '' },
      count: 36,
      subject: '',
      isUnanswered: true,
    });
    expect(selectedTarget(view, { selected, count: 0 })).toBeNull();
  });
});

const ADVISED = [
  ['', 'Expected sequence ending with: ********11', 'The authority expects another number', '11'],
  ['994', 'Overlapped data', 'The authority already has these codes', 'the same items'],
  [
    '910',
    '[<orgnNatCd> : may not be empty, <modrId> : may not be empty]',
    'Some details are missing',
    'Country of origin, who changed it',
  ],
  ['', 'Incorrect QtyUnitCd Prefix', 'The letters in the item code do not fit', 'Quantity unit'],
  ['990', 'maximum number of views exceeded', 'Asked too often', 'today 10:45'],
  [
    '901',
    'It is not valid device',
    "The authority does not take this computer's device",
    'device or its key',
  ],
  ['999', 'Unknown error', "The authority's system could not do it", 'Send them again'],
  ['', 'Ask your office', 'The authority did not accept these items', 'as far as we know'],
] as const;

describe('a cause', () => {
  it.each(ADVISED)(
    '%s %s is told as what happened and what it means',
    (resultCode, message, title, meaning) => {
      const words = causeWords(
        adviceOn({ resultCode, message }),
        { count: 3, until: 'today 10:45' },
        sayIn('outbox'),
      );
      expect(words.title).toBe(title);
      expect(words.body).toContain(meaning);
    },
  );

  it.each(ADVISED)('%s %s has words in Swahili, also for one', (resultCode, message) => {
    const words = causeWords(
      adviceOn({ resultCode, message }),
      { count: 1, until: null },
      sayIn('outbox', 'sw'),
    );
    expect(Object.values(words).join(' ')).not.toMatch(/\{\{|cause-/);
  });

  it('leads to the field that was named, and to the people where a person was meant', () => {
    const advice = { is: 'missing-fields' as const, unknown: [], areMissing: true };
    expect(mendingPlace({ ...advice, fields: ['modifier', 'originCountryCode'] }, 7)).toEqual({
      address: '/items/7',
      field: 'originCountryCode',
    });
    expect(mendingPlace({ ...advice, fields: ['modifier'] }, 7).address).toBe('/settings/operators');
    expect(mendingPlace({ ...advice, fields: [], unknown: ['dvcId'] }, 7)).toEqual({
      address: '/items/7',
      field: '',
    });
    expect(mendingPlace({ is: 'unknown' }, 7)).toEqual({ address: '/items/7', field: '' });
  });

  it('is said to be why sending is paused only when it is the only one with three refusals', () => {
    expect(causeOfPause([repeat, { ...unknown, count: 2 }])).toBe(repeat);
    expect(causeOfPause([repeat, { ...unknown, count: 3 }])).toBeNull();
    expect(causeOfPause([])).toBeNull();
  });
});

const entries = (count: number) =>
  Array.from({ length: count }, (_unused, index) => anEntry({ id: count - index }));
const pagesOf = (count: number) => (from: number, size: number) =>
  Promise.resolve({ rows: entries(count).slice(from, from + size), total: count });
/** 300 entries at first; when the second page is asked for, they are gone. */
const shrinking = (from: number) =>
  Promise.resolve({ rows: from === 0 ? entries(300).slice(0, 200) : [], total: from === 0 ? 300 : 200 });

describe('a deed takes an entry out of the list', () => {
  it('when the list does not show the state in which it stands then', () => {
    expect(takesAway('hold', { ...FIRST_VIEW, group: 'not-accepted' })).toBe(true);
    expect(takesAway('hold', FIRST_VIEW)).toBe(false);
    expect(takesAway('sendNow', { ...FIRST_VIEW, group: 'waiting' })).toBe(false);
    expect(takesAway('markRegistered', FIRST_VIEW)).toBe(true);
    expect(takesAway('takeBack', { ...FIRST_VIEW, group: 'all' })).toBe(true);
  });
});

describe('entries for a deed', () => {
  it('are found page by page, each once, the oldest first', async () => {
    const found = await collectEntries(pagesOf(437));
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 437 }, (_unused, index) => index + 1));
  });

  it('are no more than were asked for', async () => {
    expect(await collectEntries(pagesOf(900), 200)).toHaveLength(200);
  });

  it('all get a new code, however many: the first that can be saved as expected, the others count on', async () => {
    const taken: { id: number; choice: string }[] = [];
    const unsent = await takeCodes(await collectEntries(pagesOf(437)), 'expected', async ({ id, choice }) => {
      taken.push({ id, choice });
      return { is: taken.length === 1 ? 'problems' : 'saved' };
    });
    expect(taken).toHaveLength(437);
    expect(taken.slice(0, 3).map(({ choice }) => choice)).toEqual(['expected', 'expected', 'next']);
    expect(unsent).toHaveLength(1);
  });

  it('end when the list shrinks while it is read', async () => {
    expect(await collectEntries(shrinking, 1000)).toHaveLength(200);
  });
});

describe('the chosen entry', () => {
  const held = anEntry({ state: 'held', changedAt: '2026-11-21T06:00:00.100Z' });
  const released = anEntry({ state: 'waiting', changedAt: '2026-11-21T06:00:01.000Z' });

  it('is as it was known last, whether the list told of it or its details', () => {
    expect(latestKnown(released, held)).toBe(released);
    expect(latestKnown(held, released)).toBe(released);
    expect(latestKnown(held, { ...held })).not.toBe(held);
  });

  it('is never another one whose details are still shown', () => {
    expect(latestKnown(held, { ...released, id: 2 })).toBe(held);
    expect(latestKnown(held, null)).toBe(held);
    expect(latestKnown(null, released)).toBeNull();
  });
});
