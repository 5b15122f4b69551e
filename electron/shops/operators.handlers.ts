import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { OperatorService } from './operators.ts';

/** @param operators the people of the open shop; throws 'shop.none-open' without one */
export function createOperatorHandlers(operators: () => OperatorService): GroupHandlers<'operators'> {
  return {
    list: () => operators().list(),
    add: (person) => operators().add(person),
    change: (change) => operators().change(change),
    changePin: (change) => operators().changePin(change),
    signIn: (wanted) => operators().signIn(wanted),
    signOut: () => operators().signOut(),
    forgottenPin: (told) => operators().forgottenPin(told),
  };
}
