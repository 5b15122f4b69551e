import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Operator, Operators } from '../../shared/operators/operator.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { ErrorRegion } from '../design/error-region.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { AddOperator } from './add-operator.tsx';
import { ChangeOperator } from './change-operator.tsx';
import { ManagersOnly, useMayManage } from './managers-only.tsx';
import { OperatorsTable } from './operators-table.tsx';
import { PinForm } from './pin-form.tsx';
import classes from './settings-page.module.css';

/** Who works in the shop: the authority asks who registered and who changed each item (ux §4.10). */
export function OperatorsPage() {
  const { t } = useWords('shell');
  const { data, error, refetch } = useAnswer('operators', 'list', undefined);
  if (data !== undefined) return <People people={data} />;
  if (error === null) return null;
  return <ErrorRegion error={error} action={{ label: t('try-again'), run: () => void refetch() }} />;
}

type Doing =
  | { is: 'looking' }
  | { is: 'adding' }
  | { is: 'changing'; operator: Operator }
  | { is: 'pin'; operator: Operator };

function People({ people }: { people: Operators }) {
  const [doing, setDoing] = useState<Doing>({ is: 'looking' });
  const [done, setDone] = useState<string | null>(null);
  const close = (said: string | null): void => {
    setDoing({ is: 'looking' });
    setDone(said);
    // The form is gone; reading goes on from the heading of the page.
    document.getElementById('page-title')?.focus();
  };
  if (doing.is !== 'looking') return <PersonForm doing={doing} people={people} onClose={close} />;
  return (
    <div className={classes.parts}>
      {done !== null && (
        <Notice kind="success" says="politely">
          {done}
        </Notice>
      )}
      <ManagersOnly />
      <Everybody
        people={people}
        onBegin={(next) => {
          setDone(null);
          setDoing(next);
        }}
      />
    </div>
  );
}

interface PersonFormProps {
  readonly doing: Exclude<Doing, { is: 'looking' }>;
  readonly people: Operators;
  /** `said`: what was done; null when nothing was. */
  readonly onClose: (said: string | null) => void;
}

function PersonForm({ doing, people, onClose }: PersonFormProps) {
  const { t } = useWords('settings');
  const { operators, currentId } = people;
  const close = { onCancel: () => onClose(null) };
  switch (doing.is) {
    case 'adding': {
      const taken = operators.map(({ id }) => id);
      return <AddOperator taken={taken} onDone={(name) => onClose(t('person-added', { name }))} {...close} />;
    }
    case 'changing':
      return (
        <ChangeOperator
          operator={doing.operator}
          operators={operators}
          onDone={(name) => onClose(t('person-changed', { name }))}
          {...close}
        />
      );
    case 'pin': {
      const { id, name } = doing.operator;
      const said = (hasPin: boolean) => t(hasPin ? 'pin-is-set' : 'pin-is-gone', { name });
      const isOwn = id === currentId;
      return (
        <PinForm operator={doing.operator} isOwn={isOwn} onDone={(has) => onClose(said(has))} {...close} />
      );
    }
    default:
      return assertNever(doing);
  }
}

interface EverybodyProps {
  readonly people: Operators;
  readonly onBegin: (next: Doing) => void;
}

function Everybody({ people, onBegin }: EverybodyProps) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const add = mayManage && (
    <Button leftSection={<IconUserPlus size="1rem" aria-hidden />} onClick={() => onBegin({ is: 'adding' })}>
      {t('add-person')}
    </Button>
  );
  if (people.operators.length === 0) return <EmptyState text={t('nobody-yet')} action={add} />;
  return (
    <section>
      <p>{t('operators-text')}</p>
      <OperatorsTable
        people={people}
        onChange={(operator) => onBegin({ is: 'changing', operator })}
        onPin={(operator) => onBegin({ is: 'pin', operator })}
      />
      <div className={classes.below}>{add}</div>
    </section>
  );
}
