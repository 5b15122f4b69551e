/**
 * A function that masks a shop's PIN wherever it stands in a text, in capitals or not. Its first and last characters
 * stay, so that support can tell two shops apart (ux §4.11).
 * @param pin '' masks nothing
 */
export function masking(pin: string): (text: string) => string {
  if (pin === '') return (text) => text;
  const everywhere = new RegExp(pin.replace(/[^A-Za-z0-9]/g, '\\$&'), 'gi');
  return (text) => text.replace(everywhere, masked);
}

/** Masks whatever looks like a taxpayer's PIN: a letter, nine digits, a letter. Other shops' PINs stand in a log too. */
export function maskUsualPins(text: string): string {
  return text.replace(/(?<![A-Za-z0-9])[A-Za-z]\d{9}[A-Za-z](?![A-Za-z0-9])/g, masked);
}

/** The first and the last character, and a star for each between. */
function masked(pin: string): string {
  return `${pin.slice(0, 1)}${'*'.repeat(Math.max(0, pin.length - 2))}${pin.slice(-1)}`;
}
