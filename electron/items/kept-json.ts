/** A value that the program has stored as JSON; null for a text that is none: a broken one must stop nobody's work. */
export function keptJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
