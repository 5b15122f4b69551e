import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useCommand } from '../app/commands.ts';
import classes from './customs-imports.module.css';

interface DropMenuProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly position?: 'bottom-start' | 'bottom-end';
  /** The button that the menu belongs to. */
  readonly target: ReactNode;
  /** `Menu.Item`s. */
  readonly children: ReactNode;
}

/** A menu below its button. Its Esc closes it and nothing behind it. */
export function DropMenu({ isOpen, setOpen, position = 'bottom-start', target, children }: DropMenuProps) {
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position={position}
      portalProps={{ target: 'main' }}
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      // The first item takes the focus.
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes['menu']}>
        <EscapeCloses close={() => setOpen(false)} />
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Inside a menu: its own Esc would let the key go on to the screen, which would close the details as well. */
export function EscapeCloses({ close }: { close: () => void }) {
  useCommand('screen.back', close);
  return null;
}
