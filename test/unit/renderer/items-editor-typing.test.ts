import { describe, expect, it } from 'vitest';
import { createTypingKeeper } from '../../../renderer/items/typing-keeper.ts';
import { movedClock } from '../../support/moved-clock.ts';

function typist() {
  const moved = movedClock(0);
  const kept: number[] = [];
  const keeper = createTypingKeeper(moved.timers);
  keeper.keepBy(() => kept.push(moved.clock.now()));
  return { keeper, kept, pass: (milliseconds: number) => moved.pass(milliseconds) };
}

describe('what is typed and not saved', () => {
  it('is on the disk a second after the last letter', async () => {
    const { keeper, kept, pass } = typist();
    keeper.touch();
    await pass(600);
    keeper.touch();
    await pass(2000);
    expect(kept).toEqual([1600]);
  });

  it('is never more than two seconds away from the disk, however long somebody types without a rest (U19)', async () => {
    const { keeper, kept, pass } = typist();
    for (let letters = 0; letters < 100; letters += 1) {
      keeper.touch();
      await pass(100);
    }
    const moments = [0, ...kept, 10_000];
    const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(2100);
    expect(kept.length).toBeLessThanOrEqual(5);
  });

  it('is kept at once when somebody leaves, and only if there is anything to keep', async () => {
    const { keeper, kept, pass } = typist();
    keeper.flush();
    expect(kept).toEqual([]);
    keeper.touch();
    await pass(100);
    keeper.flush();
    expect(kept).toEqual([100]);
    await pass(5000);
    expect(kept).toEqual([100]);
  });

  it('is not kept again after a save that stored it', async () => {
    const { keeper, kept, pass } = typist();
    keeper.touch();
    keeper.pause();
    keeper.settled();
    keeper.resume();
    keeper.flush();
    await pass(5000);
    expect(kept).toEqual([]);
  });

  it('is kept as before when the save came to nothing', async () => {
    const { keeper, kept, pass } = typist();
    keeper.touch();
    keeper.pause();
    await pass(5000);
    expect(kept).toEqual([]);
    keeper.resume();
    await pass(1000);
    expect(kept).toEqual([6000]);
  });
});
