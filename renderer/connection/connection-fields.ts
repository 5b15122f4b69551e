import { IDENTITY_FACTS } from '../../shared/authority/identity-members.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import { CODED_FIELDS } from '../../shared/codes/code.ts';
import type { KeyOf } from '../words/dictionary.ts';
import { placementMembers } from './connection-draft.ts';

type Key = KeyOf<'connection'>;

/** One choice of a field: what is kept, and its words; `text` where it is a name of the technique itself. */
export type FieldChoice = { value: string; words: Key } | { value: string; text: string };

/** One field of the form, by the member of the profile that it edits. */
export interface FormField {
  member: string;
  label: Key;
  /** Words that stand inside the label. */
  about?: Key;
  is: 'text' | 'number' | 'lines' | { choices: readonly FieldChoice[] };
  note?: Key;
  isWide?: boolean;
}

const PLACES: readonly FieldChoice[] = [
  { value: 'none', words: 'place-none' },
  { value: 'header', words: 'place-header' },
  { value: 'body', words: 'place-body' },
  { value: 'both', words: 'place-both' },
];

/** The name and the address that all requests have in common. */
export const ADDRESS_FIELDS: readonly FormField[] = [
  { member: 'name', label: 'name', is: 'text' },
  { member: 'baseUrl', label: 'address', is: 'text', isWide: true },
];

/** Path, and place and name of each fact about us, of one operation. */
export function operationFields(operation: Operation): FormField[] {
  return [
    {
      member: `paths.${operation}`,
      label: 'path-of',
      about: `operation-${operation}`,
      is: 'text',
      isWide: true,
    },
    ...IDENTITY_FACTS.flatMap((fact): FormField[] => {
      const { place, name } = placementMembers(operation, fact);
      return [
        { member: place, label: 'place-of', about: fact, is: { choices: PLACES } },
        { member: name, label: 'name-of', about: fact, is: 'text' },
      ];
    }),
  ];
}

/** The kind of sign-in, and what belongs to the chosen kind. No field of it holds a secret. */
export function signInFields(kind: string): readonly FormField[] {
  return kind === 'client-credentials' ? [...SIGN_IN_FIELDS, ...CLIENT_CREDENTIALS_FIELDS] : SIGN_IN_FIELDS;
}

const SIGN_IN_FIELDS: readonly FormField[] = [
  {
    member: 'authentication.is',
    label: 'authentication',
    note: 'secret-note',
    is: {
      choices: [
        { value: 'none', words: 'authentication-none' },
        { value: 'bearer-token', words: 'authentication-bearer-token' },
        { value: 'client-credentials', words: 'authentication-client-credentials' },
      ],
    },
    isWide: true,
  },
];

const CLIENT_CREDENTIALS_FIELDS: readonly FormField[] = [
  { member: 'authentication.tokenUrl', label: 'sign-in-address', is: 'text', isWide: true },
  {
    member: 'authentication.method',
    label: 'sign-in-method',
    is: {
      choices: [
        { value: 'GET', text: 'GET' },
        { value: 'POST', text: 'POST' },
      ],
    },
  },
  { member: 'authentication.clientId', label: 'consumer-key', is: 'text' },
];

export const EXTRA_FIELDS: readonly FormField[] = [
  { member: 'extraHeaders', label: 'extra-headers', is: 'lines', note: 'extra-headers-note', isWide: true },
];

export const TIME_FIELDS: readonly FormField[] = [
  { member: 'timeoutSeconds.connect', label: 'wait-connect', is: 'number' },
  { member: 'timeoutSeconds.initialise', label: 'wait-initialise', is: 'number' },
  { member: 'timeoutSeconds.otherwise', label: 'wait-otherwise', is: 'number' },
  { member: 'zone.offsetMinutes', label: 'zone-minutes', is: 'number' },
  { member: 'pace.betweenSendsMs', label: 'between-sends', is: 'number' },
  { member: 'pace.probeSeconds', label: 'probe', is: 'number' },
  {
    member: 'pace.retryDelaysSeconds',
    label: 'retry-delays',
    is: 'text',
    note: 'retry-delays-note',
    isWide: true,
  },
];

/** Which class of the code lists serves which field; the specification does not name them. */
export const CLASS_FIELDS: readonly FormField[] = CODED_FIELDS.map((field) => ({
  member: `classOfField.${field}`,
  label: `class-${field}`,
  is: 'text',
}));
