import { pathPreview } from '../../shared/authority/addresses.ts';
import { useWords } from '../words/use-words.ts';
import type { Draft } from './connection-draft.ts';
import { addressedBy, OPERATIONS_IN_ORDER, textAt } from './connection-draft.ts';
import type { FormField } from './connection-fields.ts';
import {
  ADDRESS_FIELDS,
  CLASS_FIELDS,
  EXTRA_FIELDS,
  operationFields,
  signInFields,
  TIME_FIELDS,
} from './connection-fields.ts';
import { ConnectionFormField } from './connection-form-field.tsx';
import own from './connection-form.module.css';
import type { ConnectionProblem } from './connection-problems.ts';
import { fieldOf, problemWord } from './connection-problems.ts';

interface ConnectionFormProps {
  /** What stands in the fields; begins as `draftOf(profile)` and becomes a profile by `profileFrom`. */
  readonly value: Draft;
  /** Told at every key: the whole draft as it is now, and the member that changed. */
  readonly onChange: (draft: Draft, member: string) => void;
  /** What the program found wrong; each is said at its field. Those of no field are the caller's to say. */
  readonly problems: readonly ConnectionProblem[];
  /** true shows the fields, and lets nobody type. */
  readonly isReadOnly: boolean;
  /** Names of the classes of codes by their code, where a shop knows them. */
  readonly classNames?: Readonly<Record<string, string>>;
}

/**
 * The fields of a connection: everything that a door of the authority leaves open, without secrets. It stands inside
 * a form of the caller's, whose buttons save it.
 */
export function ConnectionForm({
  value,
  onChange,
  problems,
  isReadOnly,
  classNames = {},
}: ConnectionFormProps) {
  const { t } = useWords('connection');
  const common = { value, onChange, problems, isReadOnly };
  return (
    <div className={own.form}>
      <FieldGroup {...common} legend={t('where')} fields={[...ADDRESS_FIELDS, ...EXTRA_FIELDS]} />
      {OPERATIONS_IN_ORDER.map((operation) => (
        <FieldGroup
          key={operation}
          {...common}
          legend={t(`operation-${operation}`)}
          fields={operationFields(operation)}
          notes={{
            [`paths.${operation}`]: t('goes-to', { address: pathPreview(addressedBy(value), operation) }),
          }}
        />
      ))}
      <FieldGroup
        {...common}
        legend={t('sign-in')}
        fields={signInFields(textAt(value, 'authentication.is'))}
      />
      <FieldGroup {...common} legend={t('time')} fields={TIME_FIELDS} />
      <FieldGroup
        {...common}
        legend={t('classes')}
        text={t('classes-text')}
        fields={CLASS_FIELDS}
        notes={namesOf(value, classNames)}
      />
    </div>
  );
}

interface FieldGroupProps extends Omit<ConnectionFormProps, 'classNames'> {
  readonly legend: string;
  readonly text?: string;
  readonly fields: readonly FormField[];
  /** What to say below a field, by its member. */
  readonly notes?: Readonly<Record<string, string>>;
}

function FieldGroup({ legend, text, fields, notes = {}, ...form }: FieldGroupProps) {
  const { t } = useWords('connection');
  const { value, onChange, problems, isReadOnly } = form;
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>{legend}</legend>
      {text !== undefined && <p className={own.text}>{text}</p>}
      <div className={own.fields}>
        {fields.map((field) => {
          const problem = problems.find((one) => fieldOf(one, value) === field.member);
          return (
            <ConnectionFormField
              key={field.member}
              field={field}
              value={textAt(value, field.member)}
              onChange={(member, typed) => onChange({ ...value, [member]: typed }, member)}
              isReadOnly={isReadOnly}
              problem={problem === undefined ? undefined : t(problemWord(problem, field.is === 'number'))}
              note={notes[field.member]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** The name of the class whose code stands in a field, by the field's member. */
function namesOf(draft: Draft, classNames: Readonly<Record<string, string>>): Record<string, string> {
  const named = CLASS_FIELDS.flatMap(({ member }): [string, string][] => {
    const name = classNames[textAt(draft, member).trim()];
    return name === undefined ? [] : [[member, name]];
  });
  return Object.fromEntries(named);
}
