import { useState } from 'react';
import { suggestedOperatorId } from '../../shared/operators/suggested-id.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { selectAll } from '../design/select-all.ts';
import { idProblem, nameProblem, signInPinProblem } from './operator-fields.ts';
import type { FieldRemark } from './shop-details.ts';
import type { Wizard } from './use-wizard.ts';

/** Who may set up a shop: a clerk comes later. */
export const FIRST_ROLES = ['owner', 'installer'] as const;

interface Typed {
  readonly name: string;
  /** null while it follows from the name. */
  readonly id: string | null;
  readonly role: (typeof FIRST_ROLES)[number];
  /** '' for none. */
  readonly pin: string;
}

/** The form of the first operator: what is typed, what is wrong with it, and adding them. */
export function useFirstOperator(wizard: Wizard) {
  const bridge = useBridge();
  const task = useTask();
  const [typed, setTyped] = useState<Typed>({ name: '', id: null, role: 'owner', pin: '' });
  const [isTried, setTried] = useState(false);
  const person = { ...typed, id: typed.id ?? suggestedOperatorId(typed.name) };
  const problems = {
    name: nameProblem(person.name),
    id: idProblem(person.id),
    pin: signInPinProblem(person.pin),
  };
  const add = async (): Promise<void> => {
    const { role, pin } = person;
    const id = person.id.trim();
    const added = { id, name: person.name.trim(), role, pin: pin === '' ? null : pin };
    const { currentId } = await ask(bridge, 'operators', 'add', added);
    if (currentId !== id) await ask(bridge, 'operators', 'signIn', { id, pin });
    wizard.show({ is: 'hand-over' });
  };
  return {
    person,
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    problemAt: (field: keyof typeof problems): FieldRemark | null => (isTried ? problems[field] : null),
    isBusy: task.isBusy,
    error: task.error,
    add: (): void => {
      setTried(true);
      const first = (['name', 'id', 'pin'] as const).find((field) => problems[field] !== null);
      if (first === undefined) task.run(add);
      else selectAll(document.querySelector<HTMLInputElement>(`#operator-${first}`));
    },
  };
}
