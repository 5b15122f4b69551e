import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ChangedClass } from './code-book.ts';
import type { ImportRow } from './customs-lines.ts';
import { deviceInfo, type DeviceInfo } from './device-facts.ts';
import { readEastAfricaTime } from './east-africa-time.ts';
import { brokenFields } from './field-check.ts';
import { type FieldTable, INITIALISATION_FIELDS, ITEM_FIELDS, SINCE_FIELDS } from './field-table.ts';
import type { Branch, PracticeBooks } from './practice-books.ts';
import { runningNumber } from './practice-books.ts';
import type { PracticeEvent, SavedItem } from './practice-events.ts';
import type { PracticeOperation } from './practice-operation.ts';
import { type RequestBody, type RequestFields, WrittenNumber } from './request-body.ts';
import { type KnownResultCode, RESULT_TEXTS } from './result-codes.ts';

export type AnswerData =
  { info: DeviceInfo } | { clsList: ChangedClass[] } | { itemList: ImportRow[] } | null;

/** What the authority answers, before it is put into an envelope (spec §2.1). */
export interface Answer {
  resultCd: string;
  resultMsg: string;
  data: AnswerData;
  /** The gateway tells this refusal in its own header only and sends no body along. */
  onlyInGatewayHeader: boolean;
}

/** Who calls: what stood in the header or in the body (a setting); null for what is missing. */
export interface Credentials {
  tin: string | null;
  bhfId: string | null;
  cmcKey: string | null;
}

export interface OperationRequest {
  operation: PracticeOperation;
  credentials: Credentials;
  body: RequestBody;
}

/** What an operation works on. `record` applies an event at once and resolves when it is safely kept. */
export interface Office {
  books: PracticeBooks;
  now: number;
  expectedSequence: boolean;
  /** The branch that an initialisation is answered for; '' is the one that was asked. */
  initialisedBranch: string;
  record: (event: PracticeEvent) => Promise<void>;
}

/** Checks one request and acts on it. Everything but initialisation needs a device that is known (spec §4, §5). */
export async function performOperation(request: OperationRequest, office: Office): Promise<Answer> {
  const { operation, credentials, body } = request;
  office.books.codes.moveTo(office.now);
  if (operation === 'selectInitOsdcInfo') return initialise(body, office);
  const { tin, bhfId, cmcKey } = credentials;
  if (tin === null || bhfId === null || cmcKey === null) return answer('900');
  const branch = office.books.branch(tin, bhfId);
  if (branch === undefined || branch.device.cmcKey !== cmcKey) return answer('901');
  switch (operation) {
    case 'selectCodeList':
      return withFields(body, SINCE_FIELDS, office, (fields) => codesSince(fields, office));
    case 'saveItem':
      return withFields(body, ITEM_FIELDS, office, (fields) => saveItem(fields, branch, office));
    case 'selectImportItemList':
      return withFields(body, SINCE_FIELDS, office, (fields) => importsSince(fields, branch, office));
    default:
      return assertNever(operation);
  }
}

/** An answer with the official words for its code, or with other words. */
export function answer(
  resultCd: KnownResultCode,
  data: AnswerData = null,
  resultMsg: string = RESULT_TEXTS[resultCd],
): Answer {
  return { resultCd, resultMsg, data, onlyInGatewayHeader: false };
}

function initialise(body: RequestBody, office: Office): Promise<Answer> {
  return withFields(body, INITIALISATION_FIELDS, office, async (fields) => {
    const { initialisedBranch } = office;
    const device = {
      tin: textOf(fields, 'tin'),
      bhfId: initialisedBranch === '' ? textOf(fields, 'bhfId') : initialisedBranch,
      dvcSrlNo: textOf(fields, 'dvcSrlNo'),
    };
    const { books, now } = office;
    // A key is given once for a serial, also after the branch went on to another device (spec §3 rule 2).
    if (books.branch(device.tin, device.bhfId)?.serials.has(device.dvcSrlNo) === true) return answer('902');
    await office.record({ is: 'device-initialised', at: now, ...device });
    return answer('000', { info: deviceInfo(books.seed, device, books.begunAt) });
  });
}

async function codesSince(fields: RequestFields, { books }: Office): Promise<Answer> {
  const clsList = books.codes.changedAfter(since(fields));
  return clsList.length === 0 ? answer('001') : answer('000', { clsList });
}

async function importsSince(fields: RequestFields, branch: Branch, office: Office): Promise<Answer> {
  const { tin, bhfId, customs } = branch;
  const looked = customs.stillMoves
    ? office.record({ is: 'imports-looked-at', at: office.now, tin, bhfId })
    : undefined;
  const itemList = customs.changedAfter(since(fields));
  await looked;
  return itemList.length === 0 ? answer('001') : answer('000', { itemList });
}

async function saveItem(fields: RequestFields, branch: Branch, office: Office): Promise<Answer> {
  const { tin, bhfId } = branch;
  const item = savedItem(fields);
  const next = office.books.nextSequence(tin);
  if (office.expectedSequence && runningNumber(item['itemCd'] ?? '') !== next) return wrongSequence(next);
  await office.record({ is: 'item-saved', at: office.now, tin, bhfId, item });
  return answer('000');
}

/** The gateway's words, which mask all but the number: the code was used before, or it skips a number. */
function wrongSequence(next: number): Answer {
  const words = `The itemCd is either reused or not incremented properly. Expected sequence ending with ********${next}`;
  return { ...answer('910', null, words), onlyInGatewayHeader: true };
}

async function withFields(
  body: RequestBody,
  table: FieldTable,
  { books }: Office,
  act: (fields: RequestFields) => Promise<Answer>,
): Promise<Answer> {
  if (body.is === 'empty') return answer('911');
  if (body.is === 'unreadable') return parameterError([`<body> : ${body.why}`]);
  const broken = brokenFields(body.fields, table, (cdCls, cd) => books.codes.isInUse(cdCls, cd));
  return broken.length === 0 ? act(body.fields) : parameterError(broken);
}

function parameterError(broken: string[]): Answer {
  return answer('910', null, `${RESULT_TEXTS['910']}[${broken.join(', ')}]`);
}

/** The fields of the specification that were sent, in its order. */
function savedItem(fields: RequestFields): SavedItem {
  const item: Record<string, string | null> = {};
  for (const [field] of ITEM_FIELDS) {
    const value = fields.get(field);
    if (value instanceof WrittenNumber) item[field] = value.source;
    else if (typeof value === 'string' || value === null) item[field] = value;
  }
  return item;
}

function since(fields: RequestFields): number {
  return readEastAfricaTime(textOf(fields, 'lastReqDt')) ?? 0;
}

function textOf(fields: RequestFields, field: string): string {
  const value = fields.get(field);
  return typeof value === 'string' ? value : '';
}
