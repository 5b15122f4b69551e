/** The operating system's protection of secrets, as far as the key store needs it. */
export interface Protection {
  /** Name of what protects, e.g. 'dpapi', 'keychain', 'gnome_libsecret', 'basic_text'; kept with each record. */
  name(): string;
  isAvailable(): Promise<boolean>;
  /** Encrypts a text; rejects when the protection cannot, with `ProtectionLocked` when it may soon. */
  encrypt(text: string): Promise<Uint8Array>;
  /**
   * Decrypts; `reEncrypt` says that the system wants the result encrypted anew. Rejects when it cannot, with
   * `ProtectionLocked` when that says nothing about the ciphertext.
   */
  decrypt(ciphertext: Uint8Array): Promise<{ text: string; reEncrypt: boolean }>;
}

/** The protection cannot be asked now: a keyring is locked, or its dialog was cancelled. */
export class ProtectionLocked extends Error {
  constructor(cause?: unknown) {
    super('the protection of secrets is temporarily unavailable', { cause });
    this.name = 'ProtectionLocked';
  }
}

const WEAK: ReadonlySet<string> = new Set(['basic_text', 'unknown']);

/** Whether a protection is no real one: on Linux without a keyring the key is built into the program. */
export function isWeak(protection: string): boolean {
  return WEAK.has(protection);
}
