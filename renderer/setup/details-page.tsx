import { Input } from '@mantine/core';
import { useState } from 'react';
import { FailureNotice } from '../design/failure-notice.tsx';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { Notice } from '../design/notice.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import { ConnectionChoice } from './connection-choice.tsx';
import { KnownShop } from './known-shop.tsx';
import type { Cleaned, DetailField, FieldRemark } from './shop-details.ts';
import { cleanBranch, cleanPin, cleanSerial, detailProblems, isUnusualPin } from './shop-details.ts';
import { SetupPage } from './setup-page.tsx';
import type { ShopOpening } from './use-shop-opening.ts';
import { useShopOpening } from './use-shop-opening.ts';
import type { Wizard } from './use-wizard.ts';
import classes from './details-page.module.css';

type Changes = Partial<Record<DetailField, Cleaned['change']>>;

const CLEAN = { pin: cleanPin, branchId: cleanBranch, serialNumber: cleanSerial } as const;
const FIELDS: readonly DetailField[] = ['pin', 'branchId', 'serialNumber'];

/** Page 2: which authority, and the three values that were approved for this computer (spec §2.2, ux §4.1). */
export function DetailsPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { entered, show } = wizard;
  const opening = useShopOpening(wizard);
  const { changes, take, problems, isTried, goOn } = useDetails(wizard, opening);
  const common = { entered, changes, problems: isTried ? problems : NO_PROBLEMS };
  return (
    <SetupPage
      title={t('details')}
      lead={t(entered.reason === null ? 'details-text' : 'details-text-branch')}
      onBack={() => show({ is: 'checks' })}
      primary={{ label: t('next'), run: goOn, isBusy: opening.isBusy }}
    >
      {isTried && <ProblemSummary problems={problems} />}
      {opening.error !== null && <FailureNotice error={opening.error} />}
      <div className={classes.fields}>
        <DetailInput {...common} field="pin" onTyped={(typed) => take('pin', cleanPin(typed))} />
        <DetailInput {...common} field="branchId" onTyped={(typed) => take('branchId', cleanBranch(typed))} />
        <DetailInput
          {...common}
          field="serialNumber"
          onTyped={(value) => take('serialNumber', { value, change: 'none' })}
          onLeft={(typed) => take('serialNumber', cleanSerial(typed))}
        />
      </div>
      <KnownShop wizard={wizard} existing={opening.existing} />
      <ConnectionChoice wizard={wizard} problems={opening.connectionProblems} />
    </SetupPage>
  );
}

/** What is typed, what was changed about it, and what is wrong with it once somebody tried to go on. */
function useDetails({ entered, enter }: Wizard, opening: ShopOpening) {
  const [changes, setChanges] = useState<Changes>({});
  const [isTried, setTried] = useState(false);
  const own = detailProblems(entered);
  return {
    changes,
    take: (field: DetailField, { value, change }: Cleaned): void => {
      enter({ [field]: value });
      setChanges({ ...changes, [field]: change });
    },
    problems: new Map([...opening.problems, ...own]),
    isTried,
    goOn: (): void => {
      setTried(true);
      const first = FIELDS.find((field) => own.has(field));
      if (first === undefined) opening.open();
      else selectAll(document.querySelector<HTMLInputElement>(`#${fieldId(first)}`));
    },
  };
}

const NO_PROBLEMS: ReadonlyMap<DetailField, FieldRemark> = new Map();

interface DetailInputProps {
  readonly field: DetailField;
  readonly entered: Wizard['entered'];
  readonly changes: Changes;
  readonly problems: ReadonlyMap<DetailField, FieldRemark>;
  readonly onTyped: (typed: string) => void;
  readonly onLeft?: (typed: string) => void;
}

function DetailInput({ field, entered, changes, problems, onTyped, onLeft }: DetailInputProps) {
  const { t } = useWords('setup');
  const problem = problems.get(field);
  const name = NAMES[field];
  const change = changes[field] ?? 'none';
  const isUnusual = field === 'pin' && isUnusualPin(entered.pin);
  const usual = isUnusual ? t('pin-unusual') : t(`${name}-note`);
  const words = {
    id: fieldId(field),
    label: t(`device:${name}`),
    isRequired: true,
    problem: problem === undefined ? undefined : t(problem.words, problem.values),
    note: change === 'none' ? usual : `${t(CHANGES[field === 'serialNumber' ? 'ends' : change])} ${usual}`,
  };
  return (
    <div className={classes[field]}>
      <LabelledField {...words}>
        <Input
          {...fieldAria(words)}
          value={entered[field]}
          onChange={(event) => onTyped(event.currentTarget.value)}
          onBlur={(event) => {
            const { value } = event.currentTarget;
            if (CLEAN[field](value).value !== value) onLeft?.(value);
          }}
          autoComplete="off"
          spellCheck={false}
        />
      </LabelledField>
    </div>
  );
}

/** How many fields need another look, said at once; each says its own at its place. */
function ProblemSummary({ problems }: { problems: ReadonlyMap<DetailField, FieldRemark> }) {
  const { t } = useWords('setup');
  if (problems.size === 0) return null;
  return (
    <Notice kind="problem" title={t('details-problems', { count: problems.size })} says="at-once">
      <ul className={classes.problems}>
        {[...problems].map(([field, { words, values }]) => (
          <li key={field}>{t(words, values)}</li>
        ))}
      </ul>
    </Notice>
  );
}

const NAMES = { pin: 'pin', branchId: 'branch', serialNumber: 'serial' } as const;

const CHANGES = {
  'blanks-out': 'changed-blanks',
  capitals: 'changed-capitals',
  'blanks-out-and-capitals': 'changed-both',
  ends: 'changed-ends',
} as const;

function fieldId(field: DetailField): string {
  return `setup-${field}`;
}
