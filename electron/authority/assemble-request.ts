import type { FieldProblem } from '../../shared/authority/outcome.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import { pathPreview } from '../../shared/authority/addresses.ts';
import type { ConnectionProfile, Placement } from '../../shared/authority/profile.ts';
import type { HttpRequest } from './http-call.ts';
import type { Secret } from './secret.ts';

/** Who calls. What is null or empty is not sent, e.g. the key before there is one. */
export interface Caller {
  tin: string | null;
  bhfId: string | null;
  cmcKey: Secret | null;
}

export type Assembled = { ok: true; request: HttpRequest } | { ok: false; problems: FieldProblem[] };

/**
 * Puts a request together as the profile says: address, headers, and who we are in header, body or both (spec §5
 * rule 4 leaves it open). The operation's own text stays as it is, to the character.
 * @param authorization value of the Authorization header; null when the profile wants none
 */
export function assembleRequest(
  profile: ConnectionProfile,
  operation: Operation,
  body: string,
  caller: Caller,
  authorization: Secret | null,
): Assembled {
  const placed = placedFacts(profile, operation, callerOf(operation, body, caller));
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: 'application/json' };
  for (const { name, value } of profile.extraHeaders) if (value !== '') headers[name] = value;
  for (const { name, place, value } of placed) if (place !== 'body') headers[name] = value;
  if (authorization !== null) headers['Authorization'] = authorization.reveal();
  const problems = headerProblems(placed, headers);
  if (problems.length > 0) return { ok: false, problems };
  const address = pathPreview(profile, operation);
  return { ok: true, request: { method: 'POST', address, headers, body: withFacts(body, placed) } };
}

interface PlacedFact {
  field: string;
  place: NonNullable<Placement>['place'];
  name: string;
  value: string;
}

/** An initialisation says in its own fields for whom it is, and there is no key yet (spec §2.2). */
function callerOf(operation: Operation, body: string, caller: Caller): Caller {
  if (operation !== 'initialise') return caller;
  const own = membersOf(body);
  const text = (name: string): string | null => (typeof own[name] === 'string' ? own[name] : null);
  return { tin: text('tin'), bhfId: text('bhfId'), cmcKey: null };
}

function placedFacts(profile: ConnectionProfile, operation: Operation, caller: Caller): PlacedFact[] {
  const facts = { tin: caller.tin, bhfId: caller.bhfId, cmcKey: caller.cmcKey?.reveal() ?? null };
  const placements = profile.identity[operation];
  return (['tin', 'bhfId', 'cmcKey'] as const).flatMap((field) => {
    const placement = placements[field];
    const value = facts[field];
    return placement === null || value === null || value === '' ? [] : [{ field, ...placement, value }];
  });
}

/** Put in at the front, so that no number of the frozen text is read and written again. */
function withFacts(body: string, placed: readonly PlacedFact[]): string {
  const wanted = placed.filter(({ place }) => place !== 'header');
  if (wanted.length === 0) return body;
  const own = membersOf(body);
  const members = wanted
    .filter(({ name }) => !Object.hasOwn(own, name))
    .map(({ name, value }) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (members.length === 0) return body;
  const rest = body.slice(body.indexOf('{') + 1);
  return `{${members.join(',')}${Object.keys(own).length === 0 ? '' : ','}${rest}`;
}

function membersOf(body: string): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(body);
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

// HTTP trims a header's value and knows one byte per letter; a key that is changed on the way opens nothing.
const HEADER_VALUE = /^(?! )[\x20-\x7e\x80-\xff]*(?<! )$/;

function headerProblems(
  placed: readonly PlacedFact[],
  headers: Readonly<Record<string, string>>,
): FieldProblem[] {
  const broken = Object.keys(headers).filter((name) => !HEADER_VALUE.test(headers[name] ?? ''));
  return broken.map((name) => {
    const field = placed.find((fact) => fact.name === name)?.field ?? name;
    return { field, row: null, what: 'cannot travel in a header' };
  });
}
