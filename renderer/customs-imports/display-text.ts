// Text of customs may hold line feeds, control characters and marks that turn the writing direction. They are taken
// out where the text is shown; what is stored, searched, filtered by and exported stays as customs sent it.

/** The text in one line, for a cell: line feeds and runs of blanks are one blank. */
export function asOneLine(text: string): string {
  return asLines(text).replace(/\s+/gu, ' ').trim();
}

/** The text with its line feeds as breaks, for a place that has room for several lines. */
export function asLines(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
}

/** Control and format characters, but not the line feed. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cf}/gu;
