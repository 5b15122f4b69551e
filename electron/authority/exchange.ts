import type { Exchange, ExchangeRequest } from '../../shared/authority/exchange.ts';

export type { Exchange, ExchangeRequest };

/** The one way by which a domain asks for a call. Main fills it; the core reaches it over its typed port. */
export type PerformExchange = (request: ExchangeRequest, signal?: AbortSignal) => Promise<Exchange>;
