import { describe, expect, it } from 'vitest';
import { fieldName } from '../../../renderer/customs-imports/field-words.ts';
import { eventValue } from '../../../renderer/customs-imports/line/event-value.ts';
import { NoteKeeper } from '../../../renderer/customs-imports/line/note-keeper.ts';
import { sayIn } from './say.ts';

const t = sayIn('customs-imports');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let lines = 0;

/** A keeper whose rest ends when the test says so, and a place that takes what it saves. */
function keeperOf(key = `line ${(lines += 1)}`) {
  const saved: string[] = [];
  const rests: (() => void)[] = [];
  let isBroken = false;
  const keeper = new NoteKeeper({
    key,
    save: (text) => {
      if (isBroken) return Promise.reject(new Error('disk full'));
      saved.push(text);
      return Promise.resolve();
    },
    after: (_milliseconds, deed) => {
      rests.push(deed);
      return () => void rests.splice(rests.indexOf(deed), 1);
    },
  });
  return { key, keeper, saved, rests, breaks: (broken: boolean) => (isBroken = broken) };
}

describe('a note on a customs line', () => {
  it('is saved once typing rests', async () => {
    const { keeper, saved, rests } = keeperOf();
    keeper.type('Ask');
    keeper.type('Ask Odera');
    expect(rests).toHaveLength(1);
    rests[0]?.();
    await settled();
    expect(saved).toEqual(['Ask Odera']);
    expect(keeper.standing).toBe('saved');
  });

  it('is saved on leaving, and only once', async () => {
    const { keeper, saved } = keeperOf();
    keeper.type('Ask Odera');
    keeper.leave();
    await settled();
    keeper.leave();
    await settled();
    expect(saved).toEqual(['Ask Odera']);
  });

  it('nothing is saved when nothing was typed', async () => {
    const { keeper, saved } = keeperOf();
    keeper.leave();
    await settled();
    expect(saved).toEqual([]);
    expect(keeper.standing).toBe('as-saved');
  });

  it('what was typed while an older text was being saved is saved after it', async () => {
    const { keeper, saved } = keeperOf();
    keeper.type('Ask');
    keeper.leave();
    keeper.type('Ask Odera');
    expect(keeper.standing).toBe('not-saved');
    keeper.leave();
    await settled();
    expect(saved).toEqual(['Ask', 'Ask Odera']);
    expect(keeper.standing).toBe('saved');
  });

  it('a note can be emptied', async () => {
    const { keeper, saved } = keeperOf();
    keeper.type('');
    keeper.leave();
    await settled();
    expect(saved).toEqual(['']);
  });

  it('what could not be saved is there again when the line is opened again', async () => {
    const first = keeperOf();
    first.breaks(true);
    first.keeper.type('Ask Odera');
    first.keeper.leave();
    await settled();
    expect(first.keeper.standing).toBe('not-saved');
    expect(first.keeper.failure?.message).toBe('disk full');
    const again = keeperOf(first.key);
    expect(again.keeper.typed).toBe('Ask Odera');
    again.keeper.leave();
    await settled();
    expect(again.saved).toEqual(['Ask Odera']);
    expect(keeperOf(first.key).keeper.typed).toBeNull();
  });

  it('trying again takes the failure away', async () => {
    const { keeper, saved, breaks } = keeperOf();
    breaks(true);
    keeper.type('Ask Odera');
    keeper.leave();
    await settled();
    breaks(false);
    keeper.leave();
    await settled();
    expect(saved).toEqual(['Ask Odera']);
    expect(keeper.failure).toBeNull();
  });
});

describe('the history of a line', () => {
  it('tells values as a person reads them', () => {
    expect(eventValue('invoiceAmount', '1234567.00', t)).toBe('1,234,567.00');
    expect(eventValue('declarationDate', '2026-10-01', t)).toBe('01/10/2026');
    expect(eventValue('mark', 'question', t)).toBe('Question');
    expect(eventValue('supplierName', 'ODERA\r\nBOX 12', t)).toBe('ODERA\nBOX 12');
  });

  it('says so where there was nothing', () => {
    expect(eventValue('note', '', t)).toBe('nothing');
    expect(eventValue('mark', '', t)).toBe('No mark');
  });

  it('a text that only looks like an amount stays as it is', () => {
    expect(eventValue('hsCode', '7131000', t)).toBe('7131000');
  });

  it('calls fields by their names on screen, and an unknown one by its own', () => {
    expect(fieldName('statusCode', t)).toBe('Status');
    expect(fieldName('colour', t)).toBe('colour');
    expect(fieldName('constructor', t)).toBe('constructor');
  });
});
