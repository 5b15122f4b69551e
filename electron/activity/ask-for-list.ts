import { writeListRequest, type ListOperation } from '../../shared/authority/list-exchange.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import type { DataOf } from '../../shared/authority/wire.ts';
import type { AuthorityTime } from '../../shared/time/authority-time.ts';
import type { Random, Timers } from '../../shared/time/clock.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import { repeatRead } from '../authority/repeat-reads.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** What came of asking for a list. */
export interface AskedList<Data> {
  outcome: Outcome<Data>;
  /** Writes the last try into the journal; call it in the transaction that stores what came of it. */
  record: () => void;
}

export interface AskNeeds {
  perform: PerformExchange;
  journal: Pick<Journal, 'record'>;
  database: Database;
  shop: OpenShop;
  timers: Timers;
  random: Random;
  /** Delays before the 2nd, 3rd, … try, in milliseconds; the usual ones unless said otherwise. */
  repeatDelaysMs?: readonly number[] | undefined;
}

/**
 * Asks the authority what has changed since a time and reads the answer. Asking changes nothing there, so it is
 * repeated where waiting can help (domain §3.2); every try gets its own journal row.
 */
export async function askForList<O extends ListOperation>(
  operation: O,
  since: AuthorityTime,
  { perform, journal, database, shop, timers, random, repeatDelaysMs }: AskNeeds,
  signal: AbortSignal,
): Promise<AskedList<DataOf[O]>> {
  const request = writeListRequest(operation, since);
  let last: JournalEntry | null = null;
  const record = (): void => {
    if (last !== null) journal.record(last);
    last = null;
  };
  const askOnce = async (attempt: number): Promise<Outcome<DataOf[O]>> => {
    if (last !== null) database.transaction(record);
    const exchange = await perform({ operation, body: request, shopId: shop.id, attempt }, signal);
    const outcome = readAnswer(operation, exchange, shop.resultCodes);
    last = { operation, subject: '', attempt, request, exchange, outcome };
    return outcome;
  };
  const patience = { timers, random, resultCodes: shop.resultCodes };
  const repeats = repeatDelaysMs === undefined ? patience : { ...patience, delaysMs: repeatDelaysMs };
  return { outcome: await repeatRead(operation, askOnce, repeats, signal), record };
}
