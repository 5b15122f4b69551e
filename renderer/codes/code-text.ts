import type { CodeOption } from '../../shared/codes/code.ts';

type CodeValue = NonNullable<CodeOption['value']>;

/** A code for people: `B — B-VAT 16% — 16 %`; without a first value only code and name. */
export function codeText({ code, name, value }: CodeOption): string {
  const parts = [code, name, value === null ? '' : valueText(value)];
  return parts.filter((part) => part !== '').join(' — ');
}

/** The first value of a code: a rate as `16 %`, anything else as the authority wrote it. */
export function valueText(value: CodeValue): string {
  return rateText(value) ?? value.value;
}

/**
 * A rate in per cent, `16 %`, when the class calls the value a rate and it is a plain number; otherwise null. Which
 * class that is, is read from the class's own heading and never from a letter or a number of ours (ux §4.3).
 */
export function rateText({ label, value }: CodeValue): string | null {
  const isRate = label !== null && /\brate\b|taxrate/i.test(label);
  return isRate && /^\d+(?:\.\d+)?$/.test(value.trim()) ? `${value.trim()}\u00A0%` : null;
}
