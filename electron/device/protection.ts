/** The operating system's protection of secrets, as far as the key store needs it. */
export interface Protection {
  /** Name of what protects, e.g. 'dpapi', 'keychain', 'gnome_libsecret', 'basic_text'; kept with each record. */
  name(): string;
  isAvailable(): Promise<boolean>;
  /** Encrypts a text; rejects when the protection cannot. */
  encrypt(text: string): Promise<Uint8Array>;
  /** Decrypts; `reEncrypt` says that the system wants the result encrypted anew. Rejects when it cannot. */
  decrypt(ciphertext: Uint8Array): Promise<{ text: string; reEncrypt: boolean }>;
}

const WEAK: ReadonlySet<string> = new Set(['basic_text', 'unknown']);

/** Whether a protection is no real one: on Linux without a keyring the key is built into the program. */
export function isWeak(protection: string): boolean {
  return WEAK.has(protection);
}
