import { z } from 'zod';
import { isLoopbackAddress } from '../../shared/authority/addresses.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import type { ConnectionProfile, SecretSlot } from '../../shared/authority/profile.ts';
import { readProfileFile } from '../../shared/authority/profile-file.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { writeRequest } from '../../shared/authority/requests.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { parseExactJson } from '../../shared/money/exact-json.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { type AuthorityClient, type Identity, createAuthorityClient } from './client.ts';
import { type Report, generalProblem, isGood, notSent, reportOf } from './command-line-report.ts';
import type { Exchange } from './exchange.ts';
import type { Fetch } from './http-call.ts';
import { Secret } from './secret.ts';

/** The files of one call, as text. */
export interface CallTexts {
  operation: Operation;
  profile: string;
  /** Null: nobody says who is asking. */
  device: string | null;
  body: string;
}

export interface CallWorld {
  fetch: Fetch;
  clock: Clock;
  timers: Timers;
  secrets: (slot: SecretSlot) => Secret | null;
  signal: AbortSignal;
}

const MAX_ANSWER_BYTES = 67_108_864;

/** The one line to print, and whether it is good news. */
export interface CallAnswer {
  line: string;
  isGood: boolean;
}

/** Makes one call as the texts say; every secret is struck out of the line. */
export async function callFromTexts(texts: CallTexts, world: CallWorld): Promise<CallAnswer> {
  const profile = readProfileFile(texts.profile);
  if (!profile.ok) {
    return answerOf(notSent(profile.problems.map(({ field, what }) => generalProblem(what, field))));
  }
  const identity = readIdentity(texts.device, profile.profile);
  if ('problem' in identity) return answerOf(notSent([generalProblem(identity.problem)]));
  const client = createAuthorityClient({
    ...world,
    profile: profile.profile,
    identity: () => identity,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  const report = await reportOfCall(client, profile.profile, texts, world.signal);
  return answerOf(report, (line) => struck(client, line));
}

/** The line of a report. Data so deep that it cannot be written are data that cannot be read. */
export function answerOf(report: Report, strike = (line: string): string => line): CallAnswer {
  try {
    return { line: strike(JSON.stringify(report)), isGood: isGood(report) };
  } catch {
    const problems = [generalProblem('the answer is too deep')];
    return answerOf({ ...report, outcome: 'unreadable', data: null, problems }, strike);
  }
}

async function reportOfCall(
  client: AuthorityClient,
  profile: ConnectionProfile,
  { operation, body }: CallTexts,
  signal: AbortSignal,
): Promise<Report> {
  const fields = readJson(body);
  if (fields === undefined) return notSent([generalProblem('the body file is not JSON')]);
  const written = writeRequest(operation, fields);
  if (!written.ok) return notSent(written.problems);
  try {
    const request = { operation, body: written.body, shopId: NO_SHOP };
    const exchange: Exchange =
      operation === 'initialise'
        ? (await client.initialise(request, signal)).exchange
        : await client.perform(request, signal);
    return reportOf(readAnswer(operation, exchange, profile.resultCodes));
  } catch (error) {
    if (error instanceof AppError && error.code === 'authority.problem') return notSent([problemOf(error)]);
    throw error;
  }
}

const NO_SHOP = '';

const DeviceFile = z.object({ tin: z.string(), bhfId: z.string(), cmcKey: z.string().min(1) });

/** Who asks, by the device file; without one nothing of it is sent and the authority says what it thinks of that. */
function readIdentity(device: string | null, profile: ConnectionProfile): Identity | { problem: string } {
  if (device === null) return { shopId: NO_SHOP, tin: '', bhfId: '', key: new Secret('') };
  if (!isLoopbackAddress(profile.baseUrl)) {
    return { problem: 'a device file is refused for an address that is not loopback' };
  }
  const read = DeviceFile.safeParse(readJson(device));
  if (!read.success) return { problem: 'the device file must hold tin, bhfId and cmcKey as texts' };
  const { tin, bhfId, cmcKey } = read.data;
  return { shopId: NO_SHOP, tin, bhfId, key: new Secret(cmcKey) };
}

function problemOf({ details }: AppError): Report['problems'][number] {
  const { missing, fields } = details;
  if (missing !== undefined) return generalProblem('the secret is missing', String(missing));
  return generalProblem('cannot travel in a header', String(fields));
}

function readJson(text: string): unknown {
  try {
    return parseExactJson(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function struck(client: AuthorityClient, line: string): string {
  const bytes = client.redactor.bytes(new Uint8Array(Buffer.from(line, 'utf8')));
  return Buffer.from(bytes).toString('utf8');
}
