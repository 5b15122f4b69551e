import { pathPreview, suggestOtherBase } from '../../shared/authority/addresses.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { writeCodes } from '../../shared/authority/requests.ts';
import type { CheckStep, ConnectionReport } from '../../shared/connection/connection.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { fromInstant, toInstant } from '../../shared/time/authority-time.ts';
import type { Caller } from './assemble-request.ts';
import {
  type CheckAnswer,
  stepOfAuthentication,
  stepOfClock,
  stepOfDevice,
  stepOfPath,
} from './check-steps.ts';
import { type Door, probeCertificate, probeName, probePort } from './connection-probes.ts';
import type { Secret } from './secret.ts';
import { type Sender, sendOnce } from './send-request.ts';

/**
 * Looks at the connection from the cable upwards. It asks for the codes of the last day and for nothing else, so it
 * never spends an initialisation and changes nothing (domain §2.3).
 * @param identity who asks; null, or without a key, leaves the device out
 */
export async function checkConnection(
  sender: Sender,
  identity: { shopId: string; tin: string; bhfId: string; key: Secret | null } | null,
  signal?: AbortSignal,
): Promise<ConnectionReport> {
  const lower = await lowerSteps(sender);
  const answer = await askForCodes(journalled(sender), identity, signal);
  const isReached = answer.is === 'outcome' && answer.outcome.is !== 'never-connected';
  const other = suggestOtherBase(sender.profile.baseUrl);
  return {
    steps: [
      ...(isReached ? lower.map(behindProxy) : lower),
      stepOfPath(answer, other),
      stepOfClock(answer, sender.clock.now()),
      stepOfAuthentication(answer, sender.profile.authentication.is),
      stepOfDevice(answer, (identity?.key ?? null) !== null, sender.profile.resultCodes),
    ],
  };
}

const DAY_MS = 86_400_000;

/** The journal is told that nobody asked for these codes but the check itself. */
function journalled(sender: Sender): Sender {
  return {
    ...sender,
    onExchange: (record) =>
      sender.onExchange?.({ ...record, purpose: record.purpose === 'operation' ? 'check' : record.purpose }),
  };
}

async function askForCodes(
  sender: Sender,
  identity: { shopId: string; tin: string; bhfId: string; key: Secret | null } | null,
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  const { zone, resultCodes } = sender.profile;
  const written = writeCodes({ lastReqDt: fromInstant(sender.clock.now() - DAY_MS, zone) });
  const body = written.ok ? written.body : '{}';
  const caller: Caller = { tin: null, bhfId: null, ...identity, cmcKey: identity?.key ?? null };
  try {
    const request = { operation: 'codes', body, shopId: identity?.shopId ?? '' } as const;
    const { raw, exchange, hasLeft } = await sendOnce(sender, request, caller, signal);
    const outcome = readAnswer('codes', exchange, resultCodes);
    const told =
      'resultTime' in outcome && outcome.resultTime !== null ? toInstant(outcome.resultTime, zone) : null;
    const serverTime = told ?? (raw.is === 'answered' ? raw.serverTime : null);
    return { is: 'outcome', outcome, serverTime, hasLeft };
  } catch (error) {
    if (error instanceof AppError && error.code === 'authority.problem') return { is: 'secret-missing' };
    throw error;
  }
}

async function lowerSteps(sender: Sender): Promise<CheckStep[]> {
  const url = new URL(pathPreview(sender.profile, 'codes'));
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const door: Door = { host: url.hostname.replace(/^\[|\]$/g, ''), port };
  const timeoutMs = sender.profile.timeoutSeconds.connect * 1000;
  const name = await probeName(door);
  if (!name.ok)
    return [failed('name', 'name-not-found', name.detail), afterFailure('tcp'), afterFailure('certificate')];
  const opened = await probePort(door, timeoutMs);
  if (!opened.ok)
    return [passed('name'), failed('tcp', 'port-closed', opened.detail), afterFailure('certificate')];
  const certificate = isSecure ? await certificateStep(sender, door, timeoutMs) : NOT_ENCRYPTED;
  return [passed('name'), passed('tcp'), certificate];
}

const NOT_ENCRYPTED: CheckStep = {
  step: 'certificate',
  state: 'skipped',
  code: 'this-computer',
  details: {},
};
const SOON_DAYS = 14;

async function certificateStep(sender: Sender, door: Door, timeoutMs: number): Promise<CheckStep> {
  const probe = await probeCertificate(door, timeoutMs);
  if (!probe.ok) return failed('certificate', 'certificate-bad', probe.detail);
  const daysLeft = Math.floor((probe.validTo - sender.clock.now()) / DAY_MS);
  if (daysLeft >= SOON_DAYS) return passed('certificate');
  return { step: 'certificate', state: 'warn', code: 'certificate-ends-soon', details: { daysLeft } };
}

/** The call came through although a direct look did not: a proxy stands between, and that is no fault. */
function behindProxy(step: CheckStep): CheckStep {
  return step.state === 'fail' ? { ...step, state: 'warn', code: 'not-direct' } : step;
}

function passed(step: CheckStep['step']): CheckStep {
  return { step, state: 'pass', code: 'good', details: {} };
}

function failed(step: CheckStep['step'], code: CheckStep['code'], detail: string): CheckStep {
  return { step, state: 'fail', code, details: { detail } };
}

function afterFailure(step: CheckStep['step']): CheckStep {
  return { step, state: 'skipped', code: 'step-before-failed', details: {} };
}
