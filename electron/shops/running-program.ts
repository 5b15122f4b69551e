import { AppError } from '../../shared/errors/app-error.ts';
import type { Publish } from '../../shared/ipc/derive-types.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';
import type { Exchange, PerformExchange } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { SettingsService } from '../settings/settings.ts';
import type { SetupDraftKeeper } from '../settings/setup-draft.ts';
import { refuseDeviceOfOtherShop } from './device-of-shop.ts';
import type { ShopDirectory } from './shop-directory.ts';
import type { ShopSession } from './shop-session.ts';

export interface RunningProgramNeeds {
  version: string;
  runsOn: ProgramState['runsOn'];
  settings: SettingsService;
  setupDraft: SetupDraftKeeper;
  /** Which shop was open last; null before the first one. */
  lastShop: { read(): string | null; write(shopId: string | null): void };
  shops: ShopDirectory;
  openSession: (
    shopId: string,
    opening: { signedInId: string | null; changed: () => void },
  ) => Promise<ShopSession>;
  core: Pick<CoreConnection, 'deed' | 'journal'>;
  publish: Publish;
}

/** Which shop is open: one at a time, opened and closed in turn. */
export class RunningProgram {
  readonly #needs: RunningProgramNeeds;
  #session: ShopSession | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #isOpening = false;
  #hasStarted = false;
  readonly #started = Promise.withResolvers<void>();

  constructor(needs: RunningProgramNeeds) {
    this.#needs = needs;
  }

  /** Settled when no shop is being opened or opened again: no screen shows a first run before that. */
  async settled(): Promise<void> {
    await this.#started.promise;
    await this.#turn;
  }

  state(): ProgramState {
    const { version, runsOn, settings, setupDraft } = this.#needs;
    const session = this.#session;
    return {
      version,
      runsOn,
      settings: settings.current(),
      setup: setupDraft.current(),
      shop: session?.summary() ?? null,
      device: session?.device.state() ?? { is: 'not-initialised' },
      line: session?.line.state() ?? { is: 'unknown' },
      // Without a shop there is nobody to be kept from anything.
      access: session?.operators.access() ?? 'manage',
      backup: session?.record.read().backup ?? null,
    };
  }

  /** The open shop. @throws AppError 'shop.none-open' */
  get session(): ShopSession {
    if (this.#session === null) throw new AppError('shop.none-open');
    return this.#session;
  }

  /** The open shop; null when none is open. */
  get openSession(): ShopSession | null {
    return this.#session;
  }

  get openId(): string | null {
    return this.#session?.record.read().id ?? null;
  }

  readonly changed = (): void => {
    // Between two shops none is open, which told would look like a first run.
    if (!this.#isOpening) this.#needs.publish('program', 'changed', this.state());
  };

  /** Opens the shop that was open last; without one the program starts with none. */
  async openLastShop(): Promise<void> {
    const { lastShop, shops } = this.#needs;
    const shopId = lastShop.read();
    // A folder that somebody took away is no reason not to start.
    if (shopId !== null && shops.files(shopId).read() !== null) await this.openShop(shopId);
    this.startWithoutShop();
  }

  /** Lets the program begin with whatever is open now, which may be nothing. */
  startWithoutShop(): void {
    this.#hasStarted = true;
    this.#started.resolve();
  }

  /**
   * Opens a shop; when that fails, the one that was open is open again. Whoever is signed in stays so when it is
   * the same shop, or when `signedInId` names them.
   * @throws AppError 'connection.busy' while the open one waits for its key, 'shop.*', 'database.*'
   */
  openShop(shopId: string, signedInId: string | null = null): Promise<void> {
    return this.#inTurn(() => this.#open(shopId, signedInId));
  }

  /** Closes the open shop; nothing is told. @throws AppError 'connection.busy' */
  closeShop(): Promise<void> {
    return this.#inTurn(async () => {
      this.#refuseWhileInitialising();
      await this.close();
    });
  }

  /** Shops are opened one after the other, also when two are asked for at once. */
  async #inTurn(deed: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(deed);
    this.#turn = turn.catch(() => undefined);
    await turn;
  }

  async #open(shopId: string, signedInId: string | null): Promise<void> {
    this.#refuseWhileInitialising();
    const before = this.#session?.summary() ?? null;
    const atWork = before?.operator?.id ?? null;
    this.#isOpening = true;
    try {
      await this.close();
      await this.#begin(shopId, before?.id === shopId ? atWork : signedInId);
    } catch (error) {
      if (before !== null && before.id !== shopId)
        await this.#begin(before.id, atWork).catch(() => undefined);
      throw error;
    } finally {
      this.#isOpening = false;
      if (this.#hasStarted || this.#session !== null) this.changed();
    }
  }

  async #begin(shopId: string, signedInId: string | null): Promise<void> {
    this.#session = await this.#needs.openSession(shopId, { signedInId, changed: this.changed });
    this.#needs.lastShop.write(shopId);
  }

  /** The answer that is on its way holds the key of the open shop, and belongs into its journal. */
  #refuseWhileInitialising(): void {
    if (this.#session?.device.isInitialising() === true) throw new AppError('connection.busy');
  }

  async perform(...[request, signal]: Parameters<PerformExchange>): Promise<Exchange> {
    const { session } = this;
    // A call that was asked for before the shop was changed must not leave in the new shop's name.
    if (request.shopId !== this.openId) throw new AppError('shop.mismatch');
    if (request.operation === 'imports') refuseDeviceOfOtherShop(session.record.read());
    return await session.line.perform(request, signal);
  }

  /** Notes a call that main made by itself; one of a shop that is closed by now goes into no other shop's journal. */
  noteOwnExchange(record: ExchangeRecord): void {
    if (record.shopId === this.openId) this.#needs.core.journal(record);
  }

  async close(): Promise<void> {
    const closing = this.#session;
    this.#session = null;
    await closing?.close();
  }
}
