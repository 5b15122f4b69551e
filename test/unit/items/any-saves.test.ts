import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Item, ItemFields, SaveItemResult } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, answer, NO_ANSWER, NO_LINE, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const EXPECTS_NINE = answer('910', 'Invalid itemCd Sequence. Expected sequence ending with: ********9');
/** Few codes, so that they often meet; null leaves the item its own. */
const CODES = ['', 'KE2NTXU0000001', 'KE2NTXU0000002', 'KE2NTXU0000009', null];
const CHANGES: Partial<ItemFields>[] = [
  {},
  { price: '70' },
  { price: '-1' },
  { taxTypeCode: 'Z' },
  { name: '' },
];

/** Something that somebody does to one of few items, so that it often meets what was done before. */
const deed = fc.oneof(
  fc.record({
    is: fc.constant('save' as const),
    which: fc.integer({ min: 0, max: 3 }),
    kind: fc.constantFrom('send', 'draft', 'local'),
    itemCode: fc.constantFrom(...CODES),
    changes: fc.constantFrom(...CHANGES),
    isBehind: fc.boolean(),
  }),
  fc.record({
    is: fc.constant('take-code' as const),
    which: fc.integer({ min: 0, max: 3 }),
    choice: fc.constantFrom('expected' as const, 'next' as const),
  }),
  fc.record({
    is: fc.constant('answer' as const),
    exchange: fc.constantFrom(ACCEPTED(), REFUSED(), EXPECTS_NINE, NO_ANSWER, NO_LINE),
  }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

describe('whatever is saved, edited, refused and accepted', () => {
  test('no two items share a code, a frozen code never changes, revisions have no gaps', async () => {
    const faults = fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      expect(await faultsOf(deeds)).toEqual([]);
    });
    await expect(fc.assert(faults, { numRuns: 60 })).resolves.toBe(undefined);
  });
});

/** Does all deeds in a new shop, and tells everything that was ever wrong. */
async function faultsOf(deeds: Deed[]): Promise<string[]> {
  const { shop, authority, time } = await shopWith();
  authority.isSlow = true;
  const ids: number[] = [];
  const frozen = new Map<number, string>();
  const faults: string[] = [];
  for (const what of deeds) {
    if (what.is === 'answer') await authority.answerNow(what.exchange);
    else faults.push(...(await faultsOfDeed(shop, what, ids)));
    await time.pass(OF_A_MOMENT);
    faults.push(...(await faultsOfShop(shop, ids, frozen)));
  }
  await closeTestShops();
  return faults;
}

async function faultsOfDeed(
  shop: TestShop,
  what: Exclude<Deed, { is: 'answer' }>,
  ids: number[],
): Promise<string[]> {
  const id = ids[what.which] ?? null;
  const before = id === null ? null : await shop.item(id);
  if (what.is === 'take-code') {
    // Not every refusal names a number.
    const taken = async () =>
      id === null ? null : shop.items.handlers.takeCode({ id, choice: what.choice });
    return taken().then(
      () => [],
      (error: { code?: string }) =>
        error.code === 'items.no-expected-number' ? [] : [`threw ${error.code}`],
    );
  }
  const result = await shop.items.handlers.save({
    id,
    fields: anItem({ ...what.changes, itemCode: what.itemCode ?? before?.fields.itemCode ?? '' }),
    send: what.kind === 'send',
    keepLocal: what.kind === 'local',
    ...(what.isBehind && before !== null ? { basedOnRevision: before.revision - 1 } : {}),
  });
  if (id === null && result.item !== null) ids.push(result.item.id);
  return isHonest(result, before) ? [] : [`answered ${result.is} of ${JSON.stringify(result.item)}`];
}

/** What a save answers is what has become of the item. */
function isHonest(result: SaveItemResult, before: Item | null): boolean {
  if (result.is === 'changed-meanwhile') return result.item.revision === before?.revision;
  if (result.is === 'saved') return result.item.state !== 'needs-fixing';
  return result.item === null || result.item.state === 'needs-fixing';
}

async function faultsOfShop(shop: TestShop, ids: number[], frozen: Map<number, string>): Promise<string[]> {
  const items = await Promise.all(ids.map((id) => shop.item(id)));
  const codes = items.map(({ fields }) => fields.itemCode).filter((code) => code !== '');
  const live = shop.database.prepare(`
    SELECT subject_id AS id FROM outbox_entry WHERE replaced = 0 AND state <> 'accepted'`);
  const queued = new Set(live.all().map((row) => Number(row['id'])));
  const faults = items.flatMap((item) =>
    [
      hasGaps(shop, item) && 'gaps in its revisions',
      isAcceptedWrongly(shop, item, frozen) && 'another code, or another kind, than the accepted one',
      IN_OUTBOX.has(item.state) !== queued.has(item.id) && 'a state that its outbox entry has not',
    ].flatMap((fault) => (fault === false ? [] : [`${item.id}: ${fault}`])),
  );
  return new Set(codes).size === codes.length ? faults : [...faults, `twice the same code: ${codes.join()}`];
}

const IN_OUTBOX = new Set(['waiting', 'sending', 'not-accepted', 'no-answer', 'held']);

function hasGaps(shop: TestShop, { id, revision, fields }: Item): boolean {
  const kept = shop.store.items.revisions(id, Number.MAX_SAFE_INTEGER, 1000);
  const isWhole = kept.every((one, place) => one.revision === revision - place) && kept.length === revision;
  return !isWhole || JSON.stringify(kept[0]?.fields) !== JSON.stringify(fields);
}

function isAcceptedWrongly(shop: TestShop, item: Item, frozen: Map<number, string>): boolean {
  const { id, acceptedRevision, fields, state, isCodeFrozen } = item;
  if (acceptedRevision === null) return false;
  const code = frozen.get(id) ?? fields.itemCode;
  frozen.set(id, code);
  const accepted = shop.store.items.fieldsAt(id, acceptedRevision);
  return accepted?.itemCode !== code || fields.itemCode !== code || state === 'local' || !isCodeFrozen;
}
