import type { ChangeLog } from './change-log.ts';
import type { ListingRepository } from './listing.repository.ts';
import type { LongWork } from './long-work.ts';

/** Who changed items last, by name: read once from all items, and then from what is saved. */
export class ItemPeople {
  readonly #needs: { items: ListingRepository; changes: ChangeLog; work: LongWork };
  #known: { names: Set<string>; seen: number } | null = null;

  constructor(needs: { items: ListingRepository; changes: ChangeLog; work: LongWork }) {
    this.#needs = needs;
  }

  /** In the order of the alphabet; at most 200. */
  async all(): Promise<string[]> {
    const { items, changes } = this.#needs;
    const known = this.#known;
    const changed = known && changes.since(known.seen, { withStates: false });
    if (known === null || changed === null) this.#known = await this.#readAll();
    else {
      if (changed.size > 0) for (const name of items.peopleOf([...changed])) known.names.add(name);
      known.seen = changes.end;
    }
    return [...(this.#known?.names ?? [])]
      .sort((one, other) => one.localeCompare(other))
      .slice(0, MOST_PEOPLE);
  }

  #readAll(): Promise<{ names: Set<string>; seen: number }> {
    const { items, changes, work } = this.#needs;
    const seen = changes.end;
    const names = new Set<string>();
    return work.run(async () => {
      for (let from = 0; from < items.idsEnd(); from += ROWS_PER_CHUNK) {
        if (from > 0) await work.giveWay();
        for (const name of items.people({ from, to: from + ROWS_PER_CHUNK })) names.add(name);
      }
      return { names, seen };
    });
  }
}

const MOST_PEOPLE = 200;
const ROWS_PER_CHUNK = 20_000;
