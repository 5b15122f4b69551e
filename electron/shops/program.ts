import type { GroupHandlers, Handlers } from '../../shared/ipc/derive-types.ts';
import type { MainGroup } from '../../shared/ipc/threads.ts';
import type { ProgramState, Settings } from '../../shared/program/program-state.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Clock, Random } from '../../shared/time/clock.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import { guardHandlers } from '../ipc/guard-handlers.ts';
import type { ComputerChecks } from '../setup/computer-checks.ts';
import type { FileDialogs } from './chosen-files.ts';
import { createConnectionHandlers } from './connection.handlers.ts';
import { createDeviceHandlers } from './device.handlers.ts';
import { createFilesHandlers } from './files.handlers.ts';
import { holdsKey } from './held-key.ts';
import type { RandomBytes } from './operator-pins.ts';
import { createOperatorHandlers } from './operators.handlers.ts';
import { refuseUnlessAllowed } from './permissions.ts';
import { RunningProgram, type RunningProgramNeeds } from './running-program.ts';
import { createSetupHandlers } from './setup.handlers.ts';
import type { ShopSession } from './shop-session.ts';
import { createShopHandlers } from './shops.handlers.ts';
import type { MachineFacts } from './support-file-machine.ts';

export interface ProgramNeeds extends RunningProgramNeeds {
  /** How a person is asked for a file. */
  files: FileDialogs;
  /** Name of the protection of secrets in force now. */
  protectionName: () => string;
  computerChecks: ComputerChecks;
  /** Opens a page of the operating system's settings; false where there is none. */
  openSystemPage: (page: 'date' | 'storage') => Promise<boolean>;
  machine: () => MachineFacts;
  /** The end of the program's log. */
  lastLogLines: () => Promise<string>;
  randomBytes: RandomBytes;
  random: Random;
  clock: Clock;
  settingsChanged: (settings: Settings) => void;
}

/** The program as a whole: which shop is open, what a person set, and the calls that main answers. */
export interface Program {
  state(): ProgramState;
  /**
   * Opens the shop that was open last; without one the program starts with none. Throws when that shop does not open:
   * the program has not started then, and waits for another try or for `startWithoutShop`.
   */
  openLastShop(): Promise<void>;
  /** Starts with no shop open, so that a person can open another one. */
  startWithoutShop(): void;
  /** Performs a call in the name of the open shop. @throws AppError 'shop.mismatch' for any other shop */
  perform: PerformExchange;
  /** Notes a call that main made by itself in the journal of its shop. */
  noteOwnExchange(record: ExchangeRecord): void;
  /** Every call of main, each behind the permissions of the person at the computer. */
  handlers: Handlers<MainGroup>;
  /** The network or the computer came back: the line is looked at, what is locked is read again. */
  awake(): void;
  close(): Promise<void>;
}

/** Builds the program; one shop is open at a time. */
export function createProgram(needs: ProgramNeeds): Program {
  const program = new RunningProgram(needs);
  return {
    state: () => program.state(),
    openLastShop: () => program.openLastShop(),
    startWithoutShop: () => program.startWithoutShop(),
    perform: (request, signal) => program.perform(request, signal),
    noteOwnExchange: (record) => program.noteOwnExchange(record),
    handlers: guardHandlers(handlersOf(program, needs), (call) =>
      refuseUnlessAllowed(call, program.openSession?.operators ?? null),
    ),
    awake: () => program.openSession?.awake(),
    close: () => program.close(),
  };
}

function handlersOf(program: RunningProgram, needs: ProgramNeeds): Handlers<MainGroup> {
  return {
    program: programHandlers(program, needs),
    shops: createShopHandlers({ ...needs, program }),
    operators: createOperatorHandlers(() => program.session.operators),
    setup: createSetupHandlers({ ...needs, changed: program.changed }),
    device: createDeviceHandlers({ ...needs, program }),
    connection: createConnectionHandlers({
      session: () => program.session,
      reopen: () => program.openShop(program.session.record.read().id),
      files: needs.files,
    }),
    files: filesHandlers(program, needs),
    practice: practiceHandlers(program),
  };
}

function programHandlers(program: RunningProgram, needs: ProgramNeeds): GroupHandlers<'program'> {
  return {
    async state() {
      await program.settled();
      return program.state();
    },
    changeSettings(change) {
      needs.settingsChanged(needs.settings.change(change));
      program.changed();
      return program.state();
    },
  };
}

function filesHandlers(program: RunningProgram, needs: ProgramNeeds): GroupHandlers<'files'> {
  const { shops } = needs;
  return createFilesHandlers({
    ...needs,
    openRecord: () => program.session.record.read(),
    state: () => program.state(),
    shops: {
      openId: () => program.openId,
      databaseFile: (shopId) => shops.files(shopId).databaseFile,
      record: (shopId) => shops.files(shopId),
      holdsKey: (shopId) => holdsKey(shops.files(shopId)),
      closeOpen: () => program.closeShop(),
      async open(shopId) {
        await program.openShop(shopId);
        return program.session.summary();
      },
    },
    noteBackup(shopId, backup) {
      const files = shops.files(shopId);
      const record = files.read();
      if (record !== null) files.write({ ...record, backup });
      program.changed();
    },
  });
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
