import { PRACTICE_OPERATIONS } from './practice-operation.ts';
import type { CodeName, PracticeSwitches } from './practice-switches.ts';
import { resultText } from './result-codes.ts';

/** Read switches, or one plain phrase for everything that is wrong with them. */
export type SwitchesReading =
  { ok: true; changes: Partial<PracticeSwitches> } | { ok: false; problems: string[] };

/** Tells whether the authority has a code at all, in use or not. */
export type KnowsCode = (cdCls: string, cd: string) => boolean;

/**
 * Reads a change of switches that came from outside (HTTP, another thread): an object with any of the switches.
 * `rejectNext` and `noAnswerNext` need only `times`; a code that the authority does not have cannot be switched.
 */
export function readSwitches(input: unknown, knowsCode: KnowsCode): SwitchesReading {
  if (!isObject(input)) return { ok: false, problems: ['the switches must be one JSON object'] };
  const problems: string[] = [];
  const changes: Partial<PracticeSwitches> = {};
  const readers = switchReaders(knowsCode);
  for (const [name, value] of Object.entries(input)) {
    const problem = isSwitch(name, readers)
      ? readOne(name, readers[name], value, changes)
      : 'there is no switch of this name';
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  return problems.length === 0 ? { ok: true, changes } : { ok: false, problems };
}

type Reader<Value> = (input: unknown) => { ok: true; value: Value } | { ok: false; problem: string };
type Readers = { [Name in keyof PracticeSwitches]: Reader<PracticeSwitches[Name]> };

function switchReaders(knowsCode: KnowsCode): Readers {
  return {
    lineCut: flag,
    delayMs: wholeNumber(10 * 60_000),
    rejectNext: readRejection,
    noAnswerNext: readSilence,
    switchedOffCodes: (input) => readCodeNames(input, knowsCode),
    envelope: oneOf(['direct', 'gateway']),
    answerShape: oneOf(['usual', 'html-page', 'broken-json', 'http-500', 'http-503']),
    retryAfterSeconds: wholeNumber(24 * 60 * 60),
    numbersAsText: flag,
    controlUnitSpelling: oneOf(['sdcId', 'sdicId']),
    keyPlace: oneOf(['info', 'data', 'root', 'nowhere']),
    initialisedBranch: readBranch,
    importStatusSpelling: oneOf(['imptItemsttsCd', 'imptItemSttsCd']),
    expectedSequence: flag,
    credentialsIn: oneOf(['either', 'header', 'body']),
  };
}

function readOne<Name extends keyof PracticeSwitches>(
  name: Name,
  reader: Readers[Name],
  input: unknown,
  changes: Partial<PracticeSwitches>,
): string | null {
  const reading = reader(input);
  if (!reading.ok) return reading.problem;
  changes[name] = reading.value;
  return null;
}

function isSwitch(name: string, readers: Readers): name is keyof PracticeSwitches {
  return Object.hasOwn(readers, name);
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

const flag: Reader<boolean> = (input) =>
  typeof input === 'boolean' ? { ok: true, value: input } : { ok: false, problem: 'must be true or false' };

function wholeNumber(most: number): Reader<number> {
  return (input) =>
    typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= most
      ? { ok: true, value: input }
      : { ok: false, problem: `must be a whole number from 0 to ${most}` };
}

function oneOf<const Choice extends string>(choices: readonly Choice[]): Reader<Choice> {
  return (input) => {
    const value = choices.find((choice) => choice === input);
    return value === undefined
      ? { ok: false, problem: `must be one of ${choices.join(', ')}` }
      : { ok: true, value };
  };
}

const readBranch: Reader<string> = (input) =>
  typeof input === 'string' && /^(?:[A-Za-z0-9]{2})?$/.test(input)
    ? { ok: true, value: input }
    : { ok: false, problem: "must be a branch of 2 characters, or ''" };

const MOST_TIMES = 1_000_000;
const readTimes = wholeNumber(MOST_TIMES);
const readOperation = oneOf(PRACTICE_OPERATIONS);

const readSilence: Reader<PracticeSwitches['noAnswerNext']> = (input) => {
  const given = isObject(input) ? input : { times: input };
  const unknown = Object.keys(given).find((name) => name !== 'times' && name !== 'only');
  if (unknown !== undefined) return { ok: false, problem: `does not have ${unknown}` };
  const times = readTimes(given['times']);
  if (!times.ok) return { ok: false, problem: `times ${times.problem}` };
  const only = given['only'] ?? null;
  if (only === null) return { ok: true, value: { times: times.value, only } };
  const operation = readOperation(only);
  if (!operation.ok) return { ok: false, problem: `only ${operation.problem}, or null for all` };
  return { ok: true, value: { times: times.value, only: operation.value } };
};

const readRejection: Reader<PracticeSwitches['rejectNext']> = (input) => {
  const { resultCd = '999', resultMsg, ...rest } = isObject(input) ? input : { times: input };
  const common = readSilence(rest);
  if (!common.ok) return common;
  if (typeof resultCd !== 'string' || resultCd === '') {
    return { ok: false, problem: 'resultCd must be a result code as text' };
  }
  const words = resultMsg ?? resultText(resultCd);
  if (typeof words !== 'string') return { ok: false, problem: 'resultMsg must be text' };
  return { ok: true, value: { ...common.value, resultCd, resultMsg: words } };
};

function readCodeNames(input: unknown, knowsCode: KnowsCode): ReturnType<Reader<CodeName[]>> {
  if (!Array.isArray(input)) return { ok: false, problem: 'must be a list of { cdCls, cd }' };
  const value: CodeName[] = [];
  for (const entry of input as unknown[]) {
    if (!isObject(entry) || typeof entry['cdCls'] !== 'string' || typeof entry['cd'] !== 'string') {
      return { ok: false, problem: 'must be a list of { cdCls, cd }, both text' };
    }
    const { cdCls, cd } = entry;
    if (!knowsCode(cdCls, cd)) return { ok: false, problem: `there is no code ${cd} in class ${cdCls}` };
    value.push({ cdCls, cd });
  }
  return { ok: true, value };
}
