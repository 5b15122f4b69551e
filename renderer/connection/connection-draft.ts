import { IDENTITY_FACTS, IDENTITY_MEMBERS } from '../../shared/authority/identity-members.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { CODED_FIELDS } from '../../shared/codes/code.ts';

/** What stands in the fields of the form, by the member of the profile, e.g. 'paths.codes'. */
export type Draft = Readonly<Record<string, string>>;

/** The operations in the order in which a shop meets them. */
export const OPERATIONS_IN_ORDER: readonly Operation[] = ['initialise', 'codes', 'item', 'imports'];

/** The texts of a profile's fields. */
export function draftOf(profile: ConnectionProfile): Draft {
  const { authentication, timeoutSeconds, zone, pace } = profile;
  const signIn = authentication.is === 'client-credentials' ? authentication : NO_SIGN_IN;
  const operations = OPERATIONS_IN_ORDER.flatMap((operation) => [
    [`paths.${operation}`, profile.paths[operation]],
    ...IDENTITY_FACTS.flatMap((fact) => placementTexts(profile, operation, fact)),
  ]);
  return {
    name: profile.name,
    baseUrl: profile.baseUrl,
    ...Object.fromEntries(operations),
    'authentication.is': authentication.is,
    'authentication.method': signIn.method,
    'authentication.tokenUrl': signIn.tokenUrl,
    'authentication.clientId': signIn.clientId,
    extraHeaders: profile.extraHeaders.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    'timeoutSeconds.connect': String(timeoutSeconds.connect),
    'timeoutSeconds.initialise': String(timeoutSeconds.initialise),
    'timeoutSeconds.otherwise': String(timeoutSeconds.otherwise),
    'zone.offsetMinutes': String(zone.offsetMinutes),
    'pace.betweenSendsMs': String(pace.betweenSendsMs),
    'pace.retryDelaysSeconds': pace.retryDelaysSeconds.join(', '),
    'pace.probeSeconds': String(pace.probeSeconds),
    ...Object.fromEntries(
      CODED_FIELDS.map((field) => [`classOfField.${field}`, profile.classOfField[field]]),
    ),
  };
}

/**
 * The profile with what was typed put over it. Anything may be wrong with it: the program checks it and names every
 * problem by its member.
 */
export function profileFrom(profile: ConnectionProfile, draft: Draft): Record<string, unknown> {
  const numberAt = (member: string): number => numberFrom(textAt(draft, member));
  return {
    ...profile,
    name: textAt(draft, 'name'),
    baseUrl: textAt(draft, 'baseUrl'),
    paths: byOperation((operation) => textAt(draft, `paths.${operation}`)),
    identity: byOperation((operation) =>
      Object.fromEntries(
        IDENTITY_FACTS.map((fact) => [IDENTITY_MEMBERS[fact], placementFrom(draft, operation, fact)]),
      ),
    ),
    authentication: authenticationFrom(draft),
    extraHeaders: headersFrom(textAt(draft, 'extraHeaders')),
    timeoutSeconds: {
      connect: numberAt('timeoutSeconds.connect'),
      initialise: numberAt('timeoutSeconds.initialise'),
      otherwise: numberAt('timeoutSeconds.otherwise'),
    },
    zone: { offsetMinutes: numberAt('zone.offsetMinutes') },
    pace: {
      betweenSendsMs: numberAt('pace.betweenSendsMs'),
      retryDelaysSeconds: textAt(draft, 'pace.retryDelaysSeconds').split(',').map(numberFrom),
      probeSeconds: numberAt('pace.probeSeconds'),
    },
    classOfField: Object.fromEntries(
      CODED_FIELDS.map((field) => [field, textAt(draft, `classOfField.${field}`)]),
    ),
  };
}

/** Which member says where a fact about us goes, and under which name. */
export function placementMembers(operation: Operation, fact: (typeof IDENTITY_FACTS)[number]) {
  const member = `identity.${operation}.${IDENTITY_MEMBERS[fact]}`;
  return { place: `${member}.place`, name: `${member}.name` };
}

/** The text of a field; '' for one that nobody filled. */
export function textAt(draft: Draft, member: string): string {
  return draft[member] ?? '';
}

/** The base address and paths as they are typed just now, for the preview. */
export function addressedBy(draft: Draft) {
  return {
    baseUrl: textAt(draft, 'baseUrl'),
    paths: byOperation((operation) => textAt(draft, `paths.${operation}`)),
  };
}

const NO_SIGN_IN = { method: 'GET', tokenUrl: '', clientId: '' } as const;

function placementTexts(
  profile: ConnectionProfile,
  operation: Operation,
  fact: (typeof IDENTITY_FACTS)[number],
): [string, string][] {
  const placement = profile.identity[operation][IDENTITY_MEMBERS[fact]];
  const members = placementMembers(operation, fact);
  return [
    [members.place, placement?.place ?? 'none'],
    [members.name, placement?.name ?? IDENTITY_MEMBERS[fact]],
  ];
}

function placementFrom(draft: Draft, operation: Operation, fact: (typeof IDENTITY_FACTS)[number]): unknown {
  const members = placementMembers(operation, fact);
  const place = textAt(draft, members.place);
  return place === 'none' ? null : { place, name: textAt(draft, members.name) };
}

function authenticationFrom(draft: Draft): unknown {
  const is = textAt(draft, 'authentication.is');
  if (is !== 'client-credentials') return { is };
  return {
    is,
    method: textAt(draft, 'authentication.method'),
    tokenUrl: textAt(draft, 'authentication.tokenUrl'),
    clientId: textAt(draft, 'authentication.clientId'),
  };
}

function headersFrom(text: string): { name: string; value: string }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      return { name, value: rest.join(':') };
    });
}

/** An empty field is no number; Number('') would make it 0. */
function numberFrom(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function byOperation<Value>(make: (operation: Operation) => Value): Record<Operation, Value> {
  return {
    initialise: make('initialise'),
    codes: make('codes'),
    item: make('item'),
    imports: make('imports'),
  };
}
