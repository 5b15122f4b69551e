import { AppError } from '../../shared/errors/app-error.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { CoreGroup } from '../../shared/ipc/threads.ts';
import type { Handlers, Publish } from '../../shared/ipc/derive-types.ts';
import { channelName } from '../../shared/ipc/channels.ts';
import { contract } from '../../shared/ipc/contract.ts';
import type { ContractShape, Definition } from '../../shared/ipc/definitions.ts';
import type { Exchange, PerformExchange } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness, OpenShop } from '../shops/open-shop.ts';
import { answerCall, callsOfContract } from './call-router.ts';
import type { DeedName, FileDeeds, MessageEnd, Notice, ShopDeeds, ToCore, ToMain } from './core-messages.ts';
import type { ErrorReporter } from './error-envelope.ts';
import { errorMessage } from './error-message.ts';
import { Waiting } from './waiting.ts';

/** The domains of the open shop, running. */
export interface Core {
  handlers: Handlers<CoreGroup>;
  /** Notes a call that main made by itself. */
  journal(record: ExchangeRecord): void;
  /** What main has done beside the calls of the contract. */
  deeds: ShopDeeds;
  deviceIs(readiness: DeviceReadiness): void;
  /** Who works from now on; null while nobody has signed in. */
  operatorIs(operator: OpenShop['operator']): void;
  lineCameBack(): void;
  /** The computer has slept: what is due by the clock is looked at. */
  awake(): void;
  /** Ends timers, finishes what is being written, closes the database. */
  close(): Promise<void>;
}

/** What the core's domains reach of main. */
interface CorePort {
  perform: PerformExchange;
  publish: Publish;
  notify: (notice: Notice) => void;
}

export interface CoreSideNeeds {
  end: MessageEnd<ToMain, ToCore>;
  /** Opens the shop's database and builds its domains. */
  open: (shop: OpenShop, file: string, port: CorePort) => Promise<Core>;
  fileDeeds: FileDeeds;
  errors: ErrorReporter;
  log: Log;
}

const CALLS = new Map(callsOfContract().map((call) => [call.channel, call]));

/** The core's end of the typed port: opens and closes the shop, answers calls, asks main to perform. */
export function serveCore(needs: CoreSideNeeds): void {
  const side = new CoreSide(needs);
  needs.end.listen((message) => side.receive(message));
}

class CoreSide {
  readonly #needs: CoreSideNeeds;
  readonly #waiting = new Waiting();
  #core: Core | null = null;

  constructor(needs: CoreSideNeeds) {
    this.#needs = needs;
  }

  receive(message: ToCore): void {
    switch (message.is) {
      case 'open-shop':
        return void this.#answer(message.id, () => this.#open(message.shop, message.file));
      case 'close-shop':
        return void this.#answer(message.id, () => this.#close());
      case 'deed':
        return void this.#deed(message.id, message.name, message.argument);
      case 'call':
        return void answerOver(this.#needs, this.#core, message);
      case 'journal':
        return this.#core?.journal(message.record);
      case 'device':
        return this.#core?.deviceIs(message.readiness);
      case 'operator':
        return this.#core?.operatorIs(message.operator);
      case 'line-came-back':
        return this.#core?.lineCameBack();
      case 'awake':
        return this.#core?.awake();
      case 'exchanged':
        return this.#waiting.resolve(message.id, message.exchange);
      case 'exchange-failed':
        return this.#waiting.reject(message.id, new AppError(message.error.code, message.error.details));
      default:
        return assertNever(message);
    }
  }

  async #open(shop: OpenShop, file: string): Promise<void> {
    await this.#close();
    const { end } = this.#needs;
    const port: CorePort = {
      perform: performOver(end, this.#waiting),
      publish: publishOver(this.#needs),
      notify: (notice) => end.post({ is: 'notify', notice }),
    };
    this.#core = await this.#needs.open(shop, file, port);
  }

  async #close(): Promise<void> {
    const closing = this.#core;
    this.#core = null;
    await closing?.close();
  }

  async #deed(id: number, name: DeedName, argument: unknown): Promise<void> {
    const { end, log } = this.#needs;
    try {
      end.post({ is: 'deed-done', id, result: await this.#deedCalled(name)(argument) });
    } catch (error) {
      log.warn(`${name} was not done`, error);
      end.post({ is: 'failed', id, error: errorMessage(error) });
    }
  }

  /** Name and argument belong together by the types of main's end; both ends are of one build. */
  #deedCalled(name: DeedName): (argument: unknown) => Promise<unknown> {
    const { fileDeeds } = this.#needs;
    if (name in fileDeeds)
      return fileDeeds[name as keyof FileDeeds] as (argument: unknown) => Promise<unknown>;
    if (this.#core === null) throw new AppError('shop.none-open');
    return this.#core.deeds[name as keyof ShopDeeds] as (argument: unknown) => Promise<unknown>;
  }

  async #answer(id: number, deed: () => Promise<void>): Promise<void> {
    const { end, log } = this.#needs;
    try {
      await deed();
      end.post({ is: 'done', id });
    } catch (error) {
      log.error('the shop could not be opened or closed', error);
      end.post({ is: 'failed', id, error: errorMessage(error) });
    }
  }
}

async function answerOver(
  needs: CoreSideNeeds,
  core: Core | null,
  message: Extract<ToCore, { is: 'call' }>,
): Promise<void> {
  const call = CALLS.get(message.channel);
  const envelope =
    call === undefined
      ? needs.errors.failed(message.channel, new AppError('ipc.invalid-request'))
      : await answerCall(call, core?.handlers ?? {}, message.argument, needs.errors);
  needs.end.post({ is: 'answer', id: message.id, envelope });
}

function performOver(end: MessageEnd<ToMain, ToCore>, waiting: Waiting): PerformExchange {
  return (request, signal) =>
    waiting.ask<Exchange>((id) => {
      end.post({ is: 'perform', id, request });
      signal?.addEventListener('abort', () => end.post({ is: 'cancel', id }), { once: true });
    });
}

/** News is checked like every other result: what breaks the contract never leaves the core. */
function publishOver(needs: CoreSideNeeds): Publish {
  return (group, name, payload) => {
    const definition: Definition | undefined = (contract as ContractShape)[group]?.[name];
    const parsed = definition?.kind === 'event' ? definition.payload.safeParse(payload) : null;
    if (parsed?.success === true)
      needs.end.post({ is: 'news', channel: channelName(group, name), payload: parsed.data });
    else needs.log.error(`news ${group}.${name} broke the contract`, parsed?.error);
  };
}
