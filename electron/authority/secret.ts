const PRINTED = '[secret]';

/**
 * A text that nobody may see: the device key, a token, a raw answer that holds a key. Every way of printing it
 * says `[secret]`: text, templates, JSON, the debugger's inspection, a copy to another thread.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself. Legal in electron/authority/ and in the key store only; the layer test looks for it. */
  reveal(): string {
    return this.#text;
  }

  /** Whether another secret is the same text, without showing either. */
  equals(other: Secret): boolean {
    return this.#text === other.#text;
  }

  toString(): string {
    return PRINTED;
  }

  toJSON(): string {
    return PRINTED;
  }

  [Symbol.toPrimitive](): string {
    return PRINTED;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return PRINTED;
  }
}
