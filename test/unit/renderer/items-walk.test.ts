import { describe, expect, it } from 'vitest';
import { createWalk } from '../../../renderer/items/walk.ts';

const AROUND_2 = { previous: 1, next: 3 };
const AROUND_3 = { previous: 2, next: 4 };

describe('walking from item to item with Alt+Down and Alt+Up', () => {
  it('goes on at once where it is known what comes next', () => {
    const walk = createWalk();
    walk.ask(1);
    expect(walk.step(2, AROUND_2)).toBe(3);
    expect(walk.step(3, AROUND_3)).toBeNull();
  });

  it('a step that was asked for too early is made as soon as it is known where it leads', () => {
    const walk = createWalk();
    walk.ask(1);
    expect(walk.step(2, undefined)).toBeNull();
    expect(walk.step(2, AROUND_2)).toBe(3);
  });

  it('two quick presses go two items on, and neither is made twice from the first', () => {
    const walk = createWalk();
    walk.ask(1);
    expect(walk.step(2, AROUND_2)).toBe(3);
    walk.ask(1);
    expect(walk.step(2, AROUND_2)).toBeNull();
    expect(walk.step(3, undefined)).toBeNull();
    expect(walk.step(3, AROUND_3)).toBe(4);
    expect(walk.step(4, { previous: 3, next: 5 })).toBeNull();
  });

  it('there and back again is nowhere', () => {
    const walk = createWalk();
    walk.ask(1);
    walk.ask(-1);
    expect(walk.step(2, AROUND_2)).toBeNull();
  });

  it('at the end of the list the steps are over, and the way back is open', () => {
    const walk = createWalk();
    walk.ask(1);
    walk.ask(1);
    expect(walk.step(4, { previous: 3, next: null })).toBeNull();
    walk.ask(-1);
    expect(walk.step(4, { previous: 3, next: null })).toBe(3);
  });

  it('a key that is held down does not run away', () => {
    const walk = createWalk();
    for (let times = 0; times < 30; times += 1) walk.ask(1);
    let at = 1;
    for (let to: number | null = at; to !== null; to = walk.step(at, { previous: null, next: at + 1 }))
      at = to;
    expect(at).toBe(4);
  });
});
