/** Questions that wait for their answer, by number. */
export class Waiting {
  #last = 0;
  readonly #open = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();

  /** Asks with the next number and promises the answer. */
  ask<Value>(post: (id: number) => void): Promise<Value> {
    const id = ++this.#last;
    return new Promise<Value>((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as (value: unknown) => void, reject });
      post(id);
    });
  }

  /** Answers question `id`; an unknown number is no error, its asker may be gone. */
  resolve(id: number, value: unknown): void {
    this.#open.get(id)?.resolve(value);
    this.#open.delete(id);
  }

  /** Fails question `id`. */
  reject(id: number, error: unknown): void {
    this.#open.get(id)?.reject(error);
    this.#open.delete(id);
  }

  /** Fails everything that still waits. */
  failAll(error: unknown): void {
    for (const id of this.#open.keys()) this.reject(id, error);
  }
}
