import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers, Handlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { MainGroup } from '../../shared/ipc/threads.ts';
import type { ProgramState, Settings } from '../../shared/program/program-state.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Exchange, PerformExchange } from '../authority/exchange.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { SettingsService } from '../settings/settings.ts';
import type { FileDialogs } from './chosen-files.ts';
import { createConnectionHandlers } from './connection.handlers.ts';
import { createFilesHandlers } from './files.handlers.ts';
import { newPracticeShop } from './practice-shop.ts';
import type { ShopRecord } from './shop-record.ts';
import type { ShopSession } from './shop-session.ts';

export interface ProgramNeeds {
  version: string;
  runsOn: ProgramState['runsOn'];
  settings: SettingsService;
  /** Which shop was open last; null before the first one. */
  lastShop: { read(): string | null; write(shopId: string): void };
  /** The record of a shop by its id, and a way to keep a new one. */
  shopRecord: (shopId: string) => { read(): ShopRecord | null; write(record: ShopRecord): void };
  openSession: (shopId: string, changed: () => void) => Promise<ShopSession>;
  /** How a person is asked for a file. */
  files: FileDialogs;
  exportActivity: CoreConnection['exportActivity'];
  clock: Clock;
  publish: Publish;
  settingsChanged: (settings: Settings) => void;
}

/** The program as a whole: which shop is open, what a person set, and the calls that main answers. */
export interface Program {
  state(): ProgramState;
  /** Opens the shop that was open last; does nothing when there is none. */
  openLastShop(): Promise<void>;
  /** Performs a call in the name of the open shop. @throws AppError 'shop.mismatch' for any other shop */
  perform: PerformExchange;
  handlers: Handlers<MainGroup>;
  /** The network or the computer came back: the line is looked at, the key is read again. */
  awake(): void;
  close(): Promise<void>;
}

/** Builds the program; one shop is open at a time. */
export function createProgram(needs: ProgramNeeds): Program {
  const program = new RunningProgram(needs);
  return {
    state: () => program.state(),
    openLastShop: () => program.openLastShop(),
    perform: (request, signal) => program.perform(request, signal),
    handlers: handlersOf(program, needs),
    awake: () => program.awake(),
    close: () => program.close(),
  };
}

class RunningProgram {
  readonly #needs: ProgramNeeds;
  #session: ShopSession | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #isOpening = false;
  readonly #opened = Promise.withResolvers<void>();

  constructor(needs: ProgramNeeds) {
    this.#needs = needs;
  }

  /** Settled when no shop is being opened or opened again: no screen shows a first run before that. */
  async settled(): Promise<void> {
    await this.#opened.promise;
    await this.#turn;
  }

  state(): ProgramState {
    const { version, runsOn, settings } = this.#needs;
    return {
      version,
      runsOn,
      settings: settings.current(),
      shop: this.#session?.summary() ?? null,
      device: this.#session?.device.state() ?? { is: 'not-initialised' },
      line: this.#session?.line.state() ?? { is: 'unknown' },
    };
  }

  get session(): ShopSession {
    if (this.#session === null) throw new AppError('shop.none-open');
    return this.#session;
  }

  readonly changed = (): void => {
    // Between two shops none is open, which told would look like a first run.
    if (!this.#isOpening) this.#needs.publish('program', 'changed', this.state());
  };

  async openLastShop(): Promise<void> {
    const shopId = this.#needs.lastShop.read();
    if (shopId !== null) await this.openShop(shopId);
    this.#opened.resolve();
  }

  /** Shops are opened one after the other, also when two are asked for at once. */
  async openShop(shopId: string): Promise<void> {
    const opening = this.#turn.then(() => this.#open(shopId));
    this.#turn = opening.catch(() => undefined);
    await opening;
  }

  async #open(shopId: string): Promise<void> {
    this.#isOpening = true;
    try {
      await this.close();
      this.#session = await this.#needs.openSession(shopId, this.changed);
      this.#needs.lastShop.write(shopId);
    } finally {
      this.#isOpening = false;
    }
    this.changed();
  }

  async perform(...[request, signal]: Parameters<PerformExchange>): Promise<Exchange> {
    const session = this.session;
    // A call that was asked for before the shop was changed must not leave in the new shop's name.
    if (request.shopId !== session.summary().id) throw new AppError('shop.mismatch');
    return await session.line.perform(request, signal);
  }

  awake(): void {
    this.#session?.line.lookNow();
    if (this.#session?.device.readiness().is === 'key-locked') void this.#session.device.loadKey();
  }

  async close(): Promise<void> {
    const closing = this.#session;
    this.#session = null;
    await closing?.close();
  }
}

function handlersOf(program: RunningProgram, needs: ProgramNeeds): Handlers<MainGroup> {
  return {
    program: {
      async state() {
        await program.settled();
        return program.state();
      },
      changeSettings(change) {
        needs.settingsChanged(needs.settings.change(change));
        program.changed();
        return program.state();
      },
    },
    shops: {
      async openPractice({ operatorName }) {
        const shop = newPracticeShop(operatorName);
        const record = needs.shopRecord(shop.id);
        const kept = record.read();
        record.write(kept === null ? shop : { ...kept, operator: shop.operator });
        await program.openShop(shop.id);
        return program.session.summary();
      },
    },
    device: { initialise: (argument) => program.session.device.initialise(argument) },
    connection: createConnectionHandlers({
      session: () => program.session,
      reopen: () => program.openShop(program.session.summary().id),
      files: needs.files,
    }),
    files: createFilesHandlers({ ...needs, refuseWithoutShop: () => void program.session }),
    practice: practiceHandlers(program),
  };
}

function practiceHandlers(program: RunningProgram): GroupHandlers<'practice'> {
  const practice = (): NonNullable<ShopSession['practice']> => {
    const connection = program.session.practice;
    if (connection === null) throw new AppError('practice.not-a-practice-shop');
    return connection;
  };
  return {
    faults: () => practice().faults(),
    changeFaults: (change) => practice().changeFaults(change),
  };
}
