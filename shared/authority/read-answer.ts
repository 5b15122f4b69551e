import { assertNever } from '../errors/assert-never.ts';
import { readAnswerJson } from './answer-text.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import type { AnsweredExchange, Exchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';
import type { ResultCodes } from './profile.ts';
import { readCodes } from './read-codes.ts';
import type { ReadData } from './read-data.ts';
import { readRefusal, readWithoutEnvelope, wordsOf } from './read-failure.ts';
import { readImports } from './read-imports.ts';
import { readInitialise } from './read-initialise.ts';
import type { DataOf } from './wire.ts';

/**
 * Tells what came of a call: success only with a result code of the success set, whatever the HTTP status; the
 * authority's own words are kept verbatim; nothing is thrown, whatever the bytes hold (domain §1.4, §1.5, §3).
 */
export function readAnswer<O extends Operation>(
  operation: O,
  exchange: Exchange,
  resultCodes: ResultCodes,
): Outcome<DataOf[O]> {
  switch (exchange.is) {
    case 'never-connected':
      return { is: 'never-connected', operation, cause: exchange.cause, detail: exchange.detail };
    case 'no-answer':
      return { is: 'no-answer', operation, cause: exchange.cause, detail: exchange.detail };
    case 'cancelled':
      return { is: 'cancelled', operation, mayHaveArrived: exchange.mayHaveArrived };
    case 'answered':
      return readAnswered(operation, exchange, resultCodes);
    default:
      return assertNever(exchange);
  }
}

function readAnswered<O extends Operation>(
  operation: O,
  exchange: AnsweredExchange,
  resultCodes: ResultCodes,
): Outcome<DataOf[O]> {
  const answer = readAnswerJson(exchange);
  const envelope = answer.is === 'json' ? readEnvelope(answer.json) : null;
  if (envelope !== null && resultCodes.success.includes(envelope.resultCode)) {
    return succeeded(operation, exchange, envelope);
  }
  if (envelope !== null && isNothingNew(operation, envelope, resultCodes)) {
    return { is: 'nothing-new', operation, ...wordsOf(envelope) };
  }
  if (envelope !== null) return readRefusal(operation, exchange, envelope, resultCodes);
  const detail = answer.is === 'unreadable' ? answer.detail : 'the answer is no envelope of the authority';
  return readWithoutEnvelope(operation, exchange, detail);
}

const READERS: { [O in Operation]: (envelope: Envelope) => ReadData<DataOf[O]> } = {
  initialise: readInitialise,
  codes: readCodes,
  item: () => ({ is: 'data', data: null, problems: [] }),
  imports: readImports,
};

function succeeded<O extends Operation>(
  operation: O,
  exchange: AnsweredExchange,
  envelope: Envelope,
): Outcome<DataOf[O]> {
  const read: ReadData<DataOf[O]> = READERS[operation](envelope);
  switch (read.is) {
    case 'data':
      return { is: 'success', operation, data: read.data, problems: read.problems, ...wordsOf(envelope) };
    case 'nothing':
      return { is: 'nothing-new', operation, ...wordsOf(envelope) };
    case 'no-key':
      return { is: 'no-key', operation, ...wordsOf(envelope) };
    case 'unreadable':
      return { is: 'unreadable', operation, httpStatus: exchange.httpStatus, detail: read.detail };
    default:
      return assertNever(read);
  }
}

/** '001' answers a question for a list; for an initialisation or an item it is a refusal like any other. */
function isNothingNew(operation: Operation, envelope: Envelope, resultCodes: ResultCodes): boolean {
  const asksForList = operation === 'codes' || operation === 'imports';
  return asksForList && resultCodes.nothingNew.includes(envelope.resultCode);
}
