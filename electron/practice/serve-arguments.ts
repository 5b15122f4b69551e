import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface ServeArguments {
  port: number;
  switchesPort: number;
  seed: number;
  /** Null: the state lasts as long as the process. */
  stateFile: string | null;
}

export type ArgumentsReading =
  { is: 'serve'; arguments: ServeArguments } | { is: 'help' } | { is: 'wrong'; problem: string };

export const USAGE = `Usage: npm run practice-authority -- [--port 8090] [--seed N] [--state FILE] [--switches-port P]

  --port           port of the practice authority on 127.0.0.1; 0 takes any free one
  --switches-port  port of its switches; one above --port when left out
  --seed           everything made up (keys, changes, customs) follows from this whole number
  --state          file that keeps its memory from one run to the next; without it nothing is kept
`;

const HIGHEST_PORT = 65_535;

/** Reads the command line's arguments; what is wrong is told in one plain sentence. */
export function readServeArguments(given: readonly string[]): ArgumentsReading {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        port: { type: 'string', default: '8090' },
        'switches-port': { type: 'string' },
        seed: { type: 'string', default: '1' },
        state: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { is: 'help' };
    const port = wholeNumber('port', values.port, HIGHEST_PORT);
    const switchesPort = switchesPortFor(port, values['switches-port']);
    const seed = wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER);
    return { is: 'serve', arguments: { port, switchesPort, seed, stateFile: fileName(values.state) } };
  } catch (error) {
    return { is: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
}

function switchesPortFor(port: number, given: string | undefined): number {
  const switchesPort =
    given === undefined
      ? wholeNumber('switches-port', String(port === 0 ? 0 : port + 1), HIGHEST_PORT)
      : wholeNumber('switches-port', given, HIGHEST_PORT);
  if (port !== 0 && port === switchesPort) throw new Error('--port and --switches-port must differ');
  return switchesPort;
}

function wholeNumber(name: string, text: string, highest: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= highest) return value;
  throw new Error(`--${name} must be a whole number from 0 to ${highest}, not "${text}"`);
}

function fileName(text: string | undefined): string | null {
  if (text === '') throw new Error('--state must name a file');
  return text ?? null;
}
