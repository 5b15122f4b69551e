import { originOf } from '../ipc/trusted-sender.ts';

/** Whether a frame of ours may go to this address: only within our own origin. */
export function mayNavigate(address: string, origin: string): boolean {
  return originOf(address) === origin;
}

/**
 * Whether the window may load this address at all. The window needs no network: the authority's client runs in
 * the main process. data: and blob: hold what the page itself made. Under development our pages come from a web
 * server, which tells of changes over a socket of the same host and port.
 */
export function mayLoad(address: string, origin: string): boolean {
  return originOf(address.replace(/^ws:/, 'http:')) === origin || /^(data|blob):/i.test(address);
}
