import { AppError } from '../../shared/errors/app-error.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness, OpenShop } from '../shops/open-shop.ts';
import type {
  DeedArgument,
  DeedName,
  DeedResult,
  MessageEnd,
  Notice,
  ToCore,
  ToMain,
} from './core-messages.ts';
import { errorMessage } from './error-message.ts';
import { Waiting } from './waiting.ts';

/** Main's end of the typed port to the core. */
export interface CoreConnection {
  openShop(shop: OpenShop, file: string): Promise<void>;
  closeShop(): Promise<void>;
  /** Has the core do one of its deeds beside the contract. */
  deed<Name extends DeedName>(name: Name, argument: DeedArgument<Name>): Promise<DeedResult<Name>>;
  /** Forwards a call whose sender and argument are checked already. */
  call(channel: string, argument: unknown): Promise<Envelope<unknown>>;
  /** Notes a call that main made by itself. */
  journal(record: ExchangeRecord): void;
  deviceIs(readiness: DeviceReadiness): void;
  /** Who works from now on; null while nobody has signed in. */
  operatorIs(operator: OpenShop['operator']): void;
  lineCameBack(): void;
  /** The computer has slept. */
  awake(): void;
  /** The thread ended: everything that waits fails with 'ipc.core-stopped'. */
  ended(): void;
}

export interface CoreConnectionNeeds {
  end: MessageEnd<ToCore, ToMain>;
  perform: PerformExchange;
  publish: (channel: string, payload: unknown) => void;
  /** Shows a notification of the system. */
  notify: (notice: Notice) => void;
  log: Log;
}

/** Builds main's end: numbers the questions, matches the answers, performs what the core asks for. */
export function createCoreConnection(needs: CoreConnectionNeeds): CoreConnection {
  const waiting = new Waiting();
  const cancels = new Map<number, AbortController>();
  needs.end.listen((message) => receive(message, needs, waiting, cancels));
  const ask = <Value>(message: (id: number) => ToCore): Promise<Value> =>
    waiting.ask<Value>((id) => needs.end.post(message(id)));
  return {
    openShop: (shop, file) => ask((id) => ({ is: 'open-shop', id, shop, file })),
    closeShop: () => ask((id) => ({ is: 'close-shop', id })),
    deed: (name, argument) => ask((id) => ({ is: 'deed', id, name, argument })),
    call: (channel, argument) => ask((id) => ({ is: 'call', id, channel, argument })),
    journal: (record) => needs.end.post({ is: 'journal', record }),
    deviceIs: (readiness) => needs.end.post({ is: 'device', readiness }),
    operatorIs: (operator) => needs.end.post({ is: 'operator', operator }),
    lineCameBack: () => needs.end.post({ is: 'line-came-back' }),
    awake: () => needs.end.post({ is: 'awake' }),
    ended() {
      for (const cancel of cancels.values()) cancel.abort();
      waiting.failAll(new AppError('ipc.core-stopped'));
    },
  };
}

function receive(
  message: ToMain,
  needs: CoreConnectionNeeds,
  waiting: Waiting,
  cancels: Map<number, AbortController>,
): void {
  switch (message.is) {
    case 'done':
      return waiting.resolve(message.id, undefined);
    case 'deed-done':
      return waiting.resolve(message.id, message.result);
    case 'failed':
      return waiting.reject(message.id, new AppError(message.error.code, message.error.details));
    case 'answer':
      return waiting.resolve(message.id, message.envelope);
    case 'news':
      return needs.publish(message.channel, message.payload);
    case 'perform':
      void perform(message.id, message.request, needs, cancels);
      return;
    case 'cancel':
      return cancels.get(message.id)?.abort();
    case 'notify':
      return needs.notify(message.notice);
    case 'log':
      return needs.log[message.level](message.text);
    default:
      return assertNever(message);
  }
}

async function perform(
  id: number,
  request: Parameters<PerformExchange>[0],
  needs: CoreConnectionNeeds,
  cancels: Map<number, AbortController>,
): Promise<void> {
  const cancel = new AbortController();
  cancels.set(id, cancel);
  try {
    const exchange = await needs.perform(request, cancel.signal);
    const transfer = exchange.is === 'answered' ? [exchange.bytes] : [];
    needs.end.post({ is: 'exchanged', id, exchange }, transfer);
  } catch (error) {
    needs.log.warn(`${request.operation} was not performed`, error);
    needs.end.post({ is: 'exchange-failed', id, error: errorMessage(error) });
  } finally {
    cancels.delete(id);
  }
}
