import classes from './raw-text.module.css';

/** Text of the wire as it was sent or answered; JSON is set out in lines so that it can be read. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={classes.raw} lang="en" aria-label={label} tabIndex={0}>
      <pre className={classes.text}>{setOut(text)}</pre>
    </section>
  );
}

/** JSON with one field per line. Numbers stay as they were written: the text is cut into lines, not read. */
export function setOut(text: string): string {
  if (!/^\s*[[{]/.test(text) || text.includes('\n')) return text;
  let depth = 0;
  return text.replace(TOKEN, (token) => {
    if (token.length > 1) return token;
    if (token === '}' || token === ']') depth = Math.max(0, depth - 1);
    if (token === '{' || token === '[') depth += 1;
    const line = `\n${'  '.repeat(depth)}`;
    if (token === ':') return ': ';
    return token === '}' || token === ']' ? `${line}${token}` : `${token}${line}`;
  });
}

/** A whole string, an empty list or object, or one of the signs that end a line. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/g;
