import type { Choice } from './choice.ts';

/** A code for people: `B — B-VAT 16% — 16 %`; without a value only code and name. */
export function codeText({ code, name, value }: Pick<Choice, 'code' | 'name' | 'value'>): string {
  return [code, name, value].filter((part) => part !== '').join(' — ');
}

/**
 * A rate in per cent, `16 %`, when it is a plain number; otherwise null, and the text is shown as it came (ux §4.3).
 * Which class holds rates is for the connection profile to say, never for a letter or a heading.
 */
export function rateText(value: string): string | null {
  const rate = value.trim();
  return /^\d+(?:\.\d+)?$/.test(rate) ? `${rate}\u00A0%` : null;
}
