import type { Operation } from './operation.ts';

/** The part of a connection profile that says where an operation goes. */
export interface Addressed {
  baseUrl: string;
  paths: Readonly<Record<Operation, string>>;
}

/** The full address that an operation is sent to, for a preview on screen: base and path with one slash between. */
export function pathPreview(profile: Addressed, operation: Operation): string {
  return joinAddress(profile.baseUrl, profile.paths[operation]);
}

/** The same base address with `/etims-api`, or without it: the official guide and the working door differ (domain §1.1). */
export function suggestOtherBase(baseUrl: string): string {
  const base = withoutEndSlashes(baseUrl.trim());
  return base.endsWith(DIRECT_PREFIX) ? base.slice(0, -DIRECT_PREFIX.length) : base + DIRECT_PREFIX;
}

/** True for an address that cannot leave this computer: 127.0.0.0/8, ::1, localhost. */
export function isLoopbackAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** What is wrong with an address to call, in one phrase; null when nothing is. The address is trimmed already. */
export function addressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'is not an address';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.protocol === 'http:' && !isLoopbackAddress(address)) return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'may not hold a name or a password';
  return null;
}

const DIRECT_PREFIX = '/etims-api';

function joinAddress(base: string, path: string): string {
  return `${withoutEndSlashes(base.trim())}/${path.trim().replace(/^\/+/, '')}`;
}

function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '/') end -= 1;
  return text.slice(0, end);
}
