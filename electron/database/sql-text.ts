/**
 * Counts the `?` of one statement, which are the values it takes. Named and numbered parameters throw: the engine
 * takes a missing one for NULL without a word (anchors §4.2).
 */
export function countPlaceholders(sql: string): number {
  const parameters = tokens(sql).filter((token) => /^[?:@$#]/.test(token));
  const refused = parameters.find((token) => token !== '?');
  if (refused !== undefined)
    throw new Error(`only positional ? parameters are taken, not ${refused}: ${sql}`);
  return parameters.length;
}

/** True when there is nothing but white space, comments and semicolons. */
export function isEmptySql(sql: string): boolean {
  return tokens(sql).every((token) => token === ';');
}

// What may hold a question mark without being a parameter comes first: strings, quoted names, comments.
const TOKEN = new RegExp(
  [
    /'(?:[^']|'')*'/,
    /"(?:[^"]|"")*"/,
    /`(?:[^`]|``)*`/,
    /\[[^\]]*\]/,
    /--[^\n]*/,
    /\/\*[^]*?(?:\*\/|$)/,
    /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/,
    /\?\d*/,
    /[:@$#][\w$:\u0080-\uffff]+/,
    /\S/,
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
);

function tokens(sql: string): string[] {
  return (sql.match(TOKEN) ?? []).filter((token) => !token.startsWith('--') && !token.startsWith('/*'));
}
