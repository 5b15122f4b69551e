/**
 * The program's content security policy with the one addition that the host cannot do without: the page may open the
 * WebSocket that carries its IPC, and nothing else that it could not open before. Real Electron needs no such line.
 */
export function allowSocket(policy: string, socketUrl: string): string {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const connect = directives.find(([name]) => name?.toLowerCase() === 'connect-src');
  const fallback = directives.find(([name]) => name?.toLowerCase() === 'default-src');
  if (connect !== undefined) connect.splice(1, Infinity, ...withSocket(connect, socketUrl));
  else if (fallback !== undefined) directives.push(['connect-src', ...withSocket(fallback, socketUrl)]);
  return directives
    .filter(([name]) => name !== '')
    .map((directive) => directive.join(' '))
    .join('; ');
}

function withSocket([, ...sources]: string[], socketUrl: string): string[] {
  return [...sources.filter((source) => source.toLowerCase() !== "'none'"), socketUrl];
}

/** The same for a policy that stands in the document itself. */
export function allowSocketInDocument(html: string, socketUrl: string): string {
  return html.replaceAll(/<meta\b[^>]*http-equiv=["']?content-security-policy["']?[^>]*>/gi, (tag) =>
    tag.replace(
      /(content=)(?:"([^"]*)"|'([^']*)')/i,
      (_all, start: string, double?: string, single?: string) => {
        const quote = double === undefined ? "'" : '"';
        return `${start}${quote}${allowSocket(double ?? single ?? '', socketUrl)}${quote}`;
      },
    ),
  );
}
