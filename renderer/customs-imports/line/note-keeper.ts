/** Where a note stands: as the line has it, typed and on its way, or taken over just now. */
export type NoteStanding = 'as-saved' | 'saving' | 'saved' | 'not-saved';

interface NoteKeeperNeeds {
  /** Names the line on this computer. */
  readonly key: string;
  readonly save: (text: string) => Promise<void>;
  /** Does a deed later; the function returned takes it back. */
  readonly after: (milliseconds: number, deed: () => void) => () => void;
}

/** Looks after one note from the first letter until the program has it. Nothing that was typed gets lost. */
export class NoteKeeper {
  /** What was typed; null while nothing was. */
  typed: string | null;
  standing: NoteStanding;
  failure: Error | null = null;
  readonly #needs: NoteKeeperNeeds;
  #cancelRest: () => void = () => undefined;
  #saves: Promise<void> = Promise.resolve();
  #tell: () => void = () => undefined;

  constructor(needs: NoteKeeperNeeds) {
    this.#needs = needs;
    this.typed = unsaved.get(needs.key) ?? null;
    this.standing = this.typed === null ? 'as-saved' : 'not-saved';
  }

  /** Tells of every change; the function returned ends it. */
  follow(tell: () => void): () => void {
    this.#tell = tell;
    return () => {
      this.#tell = () => undefined;
    };
  }

  type(text: string): void {
    this.typed = text;
    this.standing = 'not-saved';
    unsaved.set(this.#needs.key, text);
    this.#cancelRest();
    this.#cancelRest = this.#needs.after(REST_MS, () => this.leave());
    this.#tell();
  }

  /** Saves what is not saved yet. Saves follow each other, so that an older text never overtakes a newer one. */
  leave(): void {
    this.#cancelRest();
    const text = this.typed;
    if (text === null || unsaved.get(this.#needs.key) !== text || this.standing === 'saving') return;
    this.standing = 'saving';
    this.failure = null;
    this.#saves = this.#saves.then(() => this.#save(text));
    this.#tell();
  }

  async #save(text: string): Promise<void> {
    try {
      await this.#needs.save(text);
      if (unsaved.get(this.#needs.key) === text) unsaved.delete(this.#needs.key);
      if (this.typed === text) this.standing = 'saved';
      this.failure = null;
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('unknown', { cause: error });
      this.standing = 'not-saved';
    }
    this.#tell();
  }
}

/** Long enough that a person who types is not disturbed, short enough that little hangs on a power cut. */
const REST_MS = 1000;

/** What was typed and is not saved, by line: it outlives the details and the screen. */
const unsaved = new Map<string, string>();
