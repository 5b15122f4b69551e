import { open, rm } from 'node:fs/promises';
import type { ExchangeDetail, ExchangeFilter } from '../../shared/activity/exchange-row.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { masking } from '../../shared/files/mask-pin.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import { renameDurably } from '../database/durable-files.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import type { ExchangeSearch } from './exchange-search.ts';
import type { Journal } from './journal.ts';

export interface ExportNeeds {
  journal: Pick<Journal, 'get' | 'keepAll'>;
  search: Pick<ExchangeSearch, 'ids'>;
  shop: Pick<OpenShop, 'environment' | 'pin' | 'branchId'>;
  clock: Clock;
  /** Aborted when the shop is about to be closed. */
  closing: AbortSignal;
}

/** What is written, and where to. */
export interface JournalExport {
  file: string;
  filter: ExchangeFilter;
  /** Of this program, for whoever reads the file. */
  version: string;
}

/**
 * Builds the writing of the journal into one file for support, in JSON Lines: a line about the file, then one for each
 * call, the oldest first. Secrets were struck out before a call came into the journal; the PIN is masked here (ux
 * §4.11). The file gets its name when it is whole. Answers how many calls it holds.
 * @throws AppError 'files.not-written'
 */
export function createJournalExport(needs: ExportNeeds): (wanted: JournalExport) => Promise<number> {
  let started = 0;
  return async (wanted) => {
    started += 1;
    const part = `${wanted.file}.${started}.part`;
    // What is counted in the first line must still be there when its turn comes.
    const letGo = needs.journal.keepAll();
    try {
      const ids = await needs.search.ids(wanted.filter);
      await writeLines(part, linesOf(needs, wanted.version, ids), needs.closing);
      await renameDurably(part, wanted.file);
      return ids.length;
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      throw cause instanceof AppError ? cause : new AppError('files.not-written', {}, { cause });
    } finally {
      letGo();
    }
  };
}

/** So much is put together at once, in a few milliseconds; then others have their turn while it is written. */
const CHUNK_CHARACTERS = 256 * 1024;

async function writeLines(file: string, lines: Iterable<string>, closing: AbortSignal): Promise<void> {
  await using handle = await open(file, 'w');
  let chunk = '';
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    // One handle goes on where its last write ended.
    await handle.writeFile(chunk);
    chunk = '';
    closing.throwIfAborted();
  }
  await handle.writeFile(chunk);
  await handle.sync();
}

function* linesOf(
  { journal, shop, clock }: ExportNeeds,
  version: string,
  ids: readonly number[],
): Generator<string> {
  const mask = masking(shop.pin);
  const { environment, branchId } = shop;
  const about = { environment, pin: mask(shop.pin), branchId };
  const writtenAt = momentText(clock.now());
  yield JSON.stringify({ program: 'Sajili', version, writtenAt, shop: about, count: ids.length });
  for (const id of ids) {
    const detail = journal.get(id, Number.POSITIVE_INFINITY);
    if (detail === null) throw new Error(`exchange ${id} is gone`);
    yield mask(JSON.stringify(exported(detail)));
  }
}

function exported({ row, request, answer, answerCut }: ExchangeDetail) {
  const { at, id: _, ...facts } = row;
  return { time: at, ...facts, request, answer, answerCut };
}
