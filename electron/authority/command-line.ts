import { readFile } from 'node:fs/promises';
import type { FieldProblem } from '../../shared/authority/outcome.ts';
import { SECRET_SLOTS, type SecretSlot } from '../../shared/authority/profile.ts';
import { writeProfileFile } from '../../shared/authority/profile-file.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import type { Timers } from '../../shared/time/clock.ts';
import { type Command, USAGE, readCommand } from './command-line-arguments.ts';
import {
  type CallAnswer,
  type CallTexts,
  type CallWorld,
  answerOf,
  callFromTexts,
} from './command-line-call.ts';
import { generalProblem, notSent } from './command-line-report.ts';
import { Secret } from './secret.ts';

type CallCommand = Extract<Command, { is: 'call' }>;

const VARIABLES: Readonly<Record<SecretSlot, string>> = {
  clientSecret: 'AUTHORITY_CLIENT_SECRET',
  bearerToken: 'AUTHORITY_BEARER_TOKEN',
};

const timers: Timers = {
  after(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};

// The command-line door for support and tests: one call with the product's own client, one JSON line at the end.
const command = readCommand(process.argv.slice(2));
if (command.is === 'print-profile') process.stdout.write(writeProfileFile(PRESETS[command.preset]));
else finish(command.is === 'bad' ? refused(command.what) : await call(command));

function finish({ line, isGood }: CallAnswer): void {
  process.stdout.write(`${line}\n`);
  // Not process.exit: a long line must be out before the process ends.
  process.exitCode = isGood ? 0 : 1;
}

function refused(what: string): CallAnswer {
  process.stderr.write(`${what}\n\n${USAGE}\n`);
  return answerOf(notSent([generalProblem(what)]));
}

async function call(asked: CallCommand): Promise<CallAnswer> {
  const texts = await readTexts(asked);
  if ('problems' in texts) return answerOf(notSent(texts.problems));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const secrets = secretsFrom(process.env);
  return callFromTexts(texts, { fetch, clock: { now: Date.now }, timers, secrets, signal: stop.signal });
}

async function readTexts(asked: CallCommand): Promise<CallTexts | { problems: FieldProblem[] }> {
  const { operation, profileFile, deviceFile, bodyFile } = asked;
  const problems: FieldProblem[] = [];
  const read = async (what: string, file: string): Promise<string> => {
    try {
      return await readFile(file, 'utf8');
    } catch {
      problems.push(generalProblem(`the ${what} file cannot be read`));
      return '';
    }
  };
  const texts: CallTexts = {
    operation,
    profile: await read('profile', profileFile),
    device: deviceFile === null ? null : await read('device', deviceFile),
    body: await read('body', bodyFile),
  };
  return problems.length > 0 ? { problems } : texts;
}

/** The same secret is the same object, for as long as the command runs. */
function secretsFrom(environment: NodeJS.ProcessEnv): CallWorld['secrets'] {
  const known = new Map<SecretSlot, Secret>();
  for (const slot of SECRET_SLOTS) {
    const text = environment[VARIABLES[slot]] ?? '';
    if (text !== '') known.set(slot, new Secret(text));
  }
  return (slot) => known.get(slot) ?? null;
}
