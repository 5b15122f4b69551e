import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange, PerformExchange } from '../../../electron/authority/exchange.ts';
import { createCoreConnection } from '../../../electron/ipc/core-connection.ts';
import type { MessageEnd, ToCore, ToMain } from '../../../electron/ipc/core-messages.ts';
import type { Core, CoreSideNeeds } from '../../../electron/ipc/core-side.ts';
import { serveCore } from '../../../electron/ipc/core-side.ts';
import { createErrorReporter } from '../../../electron/ipc/error-envelope.ts';
import { createLog } from '../../../electron/logging/log.ts';
import type { OpenShop } from '../../../electron/shops/open-shop.ts';
import { AppError } from '../../../shared/errors/app-error.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const log = createLog(
  () => {},
  (text) => text,
);
const bytes = new TextEncoder().encode('{"resultCd":"001"}').buffer;
const shop = { id: 'practice-P000000001Z-00' } as OpenShop;

function endOf<Out, In>(port: MessagePort): MessageEnd<Out, In> {
  ports.push(port);
  return {
    post: (message, transfer = []) => port.postMessage(message, transfer),
    listen: (listener) => port.on('message', listener),
  };
}

function bothEnds(open: CoreSideNeeds['open'], perform: PerformExchange) {
  const { port1, port2 } = new MessageChannel();
  const news: [string, unknown][] = [];
  serveCore({
    end: endOf<ToMain, ToCore>(port2),
    open,
    fileDeeds: {
      listBackups: async ({ file }) => [{ file: `${file}.backup`, takenAt: 'b' }],
      restoreBackup: async () => {},
      inspectBackup: async () => null,
    },
    errors: createErrorReporter(log, (count) => new Uint8Array(count)),
    log,
  });
  const connection = createCoreConnection({
    end: endOf<ToCore, ToMain>(port1),
    perform,
    publish: (channel, payload) => news.push([channel, payload]),
    notify: (notice) => news.push(['notice', notice]),
    log,
  });
  return { connection, news };
}

const notHere = (): Promise<never> => Promise.reject(new Error('not in this test'));
const NO_DEEDS: Core['deeds'] = {
  exportActivity: notHere,
  exportCodes: notHere,
  exportItems: notHere,
  exportImports: notHere,
  openClassifications: notHere,
  backUp: notHere,
  supportParts: notHere,
};

/** Who worked, in order, as the core was told. */
const worked: OpenShop['operator'][] = [];

/** A core whose code refresh asks main for one exchange and tells the size of what came. */
const askingCore: CoreSideNeeds['open'] = async (opened, _file, { perform, publish }) => ({
  handlers: {
    codes: {
      async refresh() {
        const exchange = await perform({ operation: 'codes', body: '{}', shopId: opened.id });
        publish('outbox', 'changed', exchange as never);
        throw new AppError('codes.class-not-found', {
          size: exchange.is === 'answered' ? exchange.bytes.byteLength : -1,
        });
      },
    },
  } as unknown as Core['handlers'],
  journal() {},
  deeds: {
    ...NO_DEEDS,
    async exportActivity({ file, filter }) {
      if (file === 'full.jsonl') throw new AppError('files.not-written', { folder: 'x' });
      return filter.text.length;
    },
  },
  deviceIs() {},
  operatorIs: (operator) => void worked.push(operator),
  lineCameBack() {},
  awake() {},
  close: async () => {},
});

describe('main and core over their typed port', () => {
  test('a call without an open shop is refused with a code', async () => {
    const { connection } = bothEnds(askingCore, async () => ({
      is: 'cancelled',
      mayHaveArrived: false,
      durationMs: 0,
    }));
    const envelope = await connection.call('sajili:codes.status', undefined);
    expect(envelope).toMatchObject({ ok: false, error: { code: 'shop.none-open' } });
  });

  test('the core asks main, main answers with bytes that are handed over, not copied', async () => {
    const exchange: Exchange = {
      is: 'answered',
      httpStatus: 200,
      contentType: 'application/json',
      retryAfterSeconds: null,
      bytes: bytes.slice(0),
      tooLarge: false,
      durationMs: 3,
    };
    const { connection, news } = bothEnds(askingCore, async (request) => {
      expect(request).toEqual({ operation: 'codes', body: '{}', shopId: shop.id });
      return exchange;
    });
    await connection.openShop(shop, 'file');
    const envelope = await connection.call('sajili:codes.refresh', { everything: false });
    expect(envelope).toMatchObject({ ok: false, error: { details: { size: bytes.byteLength } } });
    expect(exchange.bytes.byteLength).toBe(0);
    expect(news).toEqual([]);
  });

  test('an error of main arrives in the core with its code', async () => {
    const { connection } = bothEnds(askingCore, async () => {
      throw new AppError('device.key-locked');
    });
    await connection.openShop(shop, 'file');
    const envelope = await connection.call('sajili:codes.refresh', { everything: false });
    expect(envelope).toMatchObject({ ok: false, error: { code: 'device.key-locked' } });
  });

  test('a shop that does not open says why', async () => {
    const { connection } = bothEnds(
      async () => {
        throw new AppError('database.newer', { found: 9, known: 1 });
      },
      async () => ({ is: 'cancelled', mayHaveArrived: false, durationMs: 0 }),
    );
    await expect(connection.openShop(shop, 'file')).rejects.toMatchObject({
      code: 'database.newer',
      details: { found: 9, known: 1 },
    });
    const copies = await connection.deed('listBackups', { file: 'shop.db' });
    expect(copies, 'files can be looked at without a shop').toEqual([
      { file: 'shop.db.backup', takenAt: 'b' },
    ]);
  });

  test('the core writes the journal of the open shop into a file, tells how many calls, or why not', async () => {
    const { connection } = bothEnds(askingCore, async () => ({
      is: 'cancelled',
      mayHaveArrived: false,
      durationMs: 0,
    }));
    const filter = { operations: [], result: 'all' as const, text: 'four' };
    const write = (file: string) => connection.deed('exportActivity', { file, filter, version: '0.1.0' });
    await expect(write('a.jsonl')).rejects.toMatchObject({ code: 'shop.none-open' });
    await connection.openShop(shop, 'file');
    expect(await write('a.jsonl')).toBe(4);
    await expect(write('full.jsonl')).rejects.toMatchObject({ code: 'files.not-written' });
  });

  test('the core hears who works from now on, also that nobody does', async () => {
    const { connection } = bothEnds(askingCore, notHere);
    await connection.openShop(shop, 'file');
    connection.operatorIs({ id: 'amina', name: 'Amina Odhiambo' });
    connection.operatorIs(null);
    await connection.closeShop();
    expect(worked).toEqual([{ id: 'amina', name: 'Amina Odhiambo' }, null]);
    connection.operatorIs({ id: 'brian', name: 'Brian Otieno' });
    await connection.closeShop();
    expect(worked, 'a closed shop hears nothing').toHaveLength(2);
  });

  test('when the core ends, whoever waits is told', async () => {
    const { connection } = bothEnds(
      () => new Promise(() => {}),
      async () => ({ is: 'cancelled', mayHaveArrived: false, durationMs: 0 }),
    );
    const opening = connection.openShop(shop, 'file');
    connection.ended();
    await expect(opening).rejects.toMatchObject({ code: 'ipc.core-stopped' });
  });
});
