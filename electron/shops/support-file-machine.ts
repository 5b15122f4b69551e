import os from 'node:os';

/** What a computer is, as far as support needs it: nothing that names a person. */
export interface MachineFacts {
  facts: Readonly<Record<string, string | number>>;
  /** Its path names the person; it is struck out of the log. */
  homeFolder: string;
}

/** This computer, looked at now. */
export function thisMachine(): MachineFacts {
  const { electron, chrome, node } = process.versions;
  return {
    homeFolder: os.homedir(),
    facts: {
      electron: electron ?? 'none',
      chromium: chrome ?? 'none',
      node,
      system: `${os.version()} (${os.platform()} ${os.release()}, ${os.arch()})`,
      processors: os.availableParallelism(),
      'memory in MB': inMegabytes(os.totalmem()),
      'memory free in MB': inMegabytes(os.freemem()),
      'memory of the program in MB': inMegabytes(process.memoryUsage().rss),
      'program runs for seconds': Math.round(process.uptime()),
      'time zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: new Intl.DateTimeFormat().resolvedOptions().locale,
    },
  };
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024));
}
