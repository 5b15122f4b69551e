import type { ReactNode } from 'react';
import type { ItemFieldName } from '../../shared/items/item.ts';

/** What is said at a field beside the rules it breaks, and the buttons that go with it. It never blocks. */
export interface FieldRemark {
  /** That the authority called the value wrong. */
  readonly mark?: string;
  readonly warning?: ReactNode;
  readonly note?: string;
  readonly remedies?: ReactNode;
}

export type FieldRemarks = Readonly<Partial<Record<ItemFieldName, FieldRemark>>>;
