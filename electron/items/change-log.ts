/** What changed about an item: what it is, or only where it stands. */
export type WhatChanged = 'fields' | 'state';

/** Which items were changed since the start, in their order, so that whatever is held of them can follow. */
export class ChangeLog {
  /** Ids, negative where only the state is another. */
  readonly #changes: number[] = [];
  /** How many older ones are forgotten. */
  #forgotten = 0;

  /** Where it ends now: what `since` takes later. */
  get end(): number {
    return this.#forgotten + this.#changes.length;
  }

  note(id: number, what: WhatChanged): void {
    this.#changes.push(what === 'fields' ? id : -id);
    if (this.#changes.length <= MOST_CHANGES) return;
    this.#forgotten += this.#changes.length;
    this.#changes.length = 0;
  }

  /** The items that were changed since, with or without those of which only the state is another; null when forgotten. */
  since(place: number, { withStates }: { withStates: boolean }): Set<number> | null {
    if (place < this.#forgotten) return null;
    const changed = new Set<number>();
    for (let index = place - this.#forgotten; index < this.#changes.length; index += 1) {
      const id = this.#changes[index] ?? 0;
      if (id > 0 || withStates) changed.add(Math.abs(id));
    }
    return changed;
  }
}

/** More than can come while a list is put together. */
const MOST_CHANGES = 100_000;
