import {
  IconPackage,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconListDetails,
  IconSend,
  IconSettings,
  IconShip,
} from '@tabler/icons-react';
import type { CommandId } from './command-table.ts';

/** A screen of the left rail: where it is, its picture, and the command that goes there (and gives it its words). */
export interface RailScreen {
  readonly path: string;
  readonly Icon: typeof IconHome;
  readonly command: CommandId & `go.${string}`;
}

/** The eight screens in the order of the rail, which is the order of Alt+1 to Alt+8. */
export const RAIL_SCREENS: readonly RailScreen[] = [
  { path: '/', Icon: IconHome, command: 'go.home' },
  { path: '/items', Icon: IconPackage, command: 'go.items' },
  { path: '/customs-imports', Icon: IconShip, command: 'go.customs-imports' },
  { path: '/codes', Icon: IconListDetails, command: 'go.codes' },
  { path: '/outbox', Icon: IconSend, command: 'go.outbox' },
  { path: '/activity', Icon: IconHistory, command: 'go.activity' },
  { path: '/settings', Icon: IconSettings, command: 'go.settings' },
  { path: '/help', Icon: IconHelpCircle, command: 'go.help' },
];

/** Whether an address belongs to a screen, e.g. `/items/17` to `/items`. */
export function belongsTo(address: string, path: string): boolean {
  return path === '/' ? address === '/' : address === path || address.startsWith(`${path}/`);
}
