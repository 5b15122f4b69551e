import { stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  ClassificationFile,
  ClassificationReport,
  ColumnMatching,
} from '../../shared/codes/classification.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import { readTable } from '../files/read-table.ts';
import type { Log } from '../logging/log.ts';
import type { ClassificationRepository } from './classification.repository.ts';
import { guessColumns } from './guess-matching.ts';
import { planList } from './plan-list.ts';
import { readEntries } from './read-entries.ts';

export interface ListLoaderNeeds {
  database: Database;
  repository: ClassificationRepository;
  clock: Clock;
  giveWay: () => Promise<void>;
  log: Log;
}

/** A file that was read and waits to be loaded. */
interface OpenedFile {
  fileName: string;
  fileDate: string | null;
  rows: string[][];
  firstRow: number;
}

/** The whole list has about 20,000 entries; ten times that is somebody else's file (ux §4.3). */
const LIMITS = { bytes: 30_000_000, rows: 200_000, unpackedBytes: 200_000_000, memoryMegabytes: 1024 };
const SAMPLE_ROWS = 10;
const MOST_COLUMNS = 200;

/** Reads a list of classifications from a file, and puts it in the place of the one in force. */
export class ListLoader {
  readonly #needs: ListLoaderNeeds;
  #opened: OpenedFile | null = null;
  #loading: Promise<ClassificationReport> | null = null;
  #isStopped = false;

  constructor(needs: ListLoaderNeeds) {
    this.#needs = needs;
  }

  /** Reads a file and remembers its rows until they are loaded or another file is read. */
  async open(file: string): Promise<ClassificationFile> {
    this.#opened = null;
    const fileName = path.basename(file);
    const [table, fileDate] = await Promise.all([readTable(file, LIMITS), dateOf(file)]);
    if (table.is === 'unusable') return { ...table, fileName };
    const { rows } = table;
    const { columns, firstRow, matching } = guessColumns(rows);
    if (!this.#isStopped) this.#opened = { fileName, fileDate, rows, firstRow };
    const sample = rows.slice(firstRow, firstRow + SAMPLE_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
    return { is: 'chosen', fileName, rowCount: rows.length - firstRow, columns, sample, matching };
  }

  /**
   * Loads the file that was read last, in one transaction. A file without a single usable row changes nothing, and
   * can be tried again with other columns. @throws AppError 'files.none-chosen'
   */
  async load(matching: ColumnMatching): Promise<ClassificationReport> {
    const opened = this.#opened;
    if (opened === null || this.#loading !== null) throw new AppError('files.none-chosen');
    this.#loading = this.#loadRows(opened, matching);
    try {
      const report = await this.#loading;
      if (report.loaded > 0 && this.#opened === opened) this.#opened = null;
      return report;
    } finally {
      this.#loading = null;
    }
  }

  /** Ends a running load before it stores anything, or after it stored everything. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#opened = null;
    await this.#loading?.catch((error: unknown) => this.#needs.log.info('a load was given up', error));
  }

  async #loadRows(opened: OpenedFile, matching: ColumnMatching): Promise<ClassificationReport> {
    const { database, repository, clock } = this.#needs;
    const giveWay = (): Promise<void> => this.#giveWay();
    const { entries, leftOut, problems } = await readEntries({ ...opened, matching }, giveWay);
    if (entries.size === 0) return { loaded: 0, added: 0, renamed: 0, gone: 0, leftOut, problems };
    const planned = await planList(entries, repository.all(), giveWay);
    const { fileName, fileDate } = opened;
    const list = { fileName, fileDate, loadedAt: momentText(clock.now()), count: planned.counts.loaded };
    database.transaction(() => repository.replace(list, planned.entries));
    return { ...planned.counts, leftOut, problems };
  }

  async #giveWay(): Promise<void> {
    await this.#needs.giveWay();
    if (this.#isStopped) throw new AppError('shop.none-open');
  }
}

/** When the file was last changed; null when the system does not say. */
async function dateOf(file: string): Promise<string | null> {
  try {
    return (await stat(file)).mtime.toISOString();
  } catch {
    return null;
  }
}
