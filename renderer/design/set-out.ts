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
