import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { MenuPlace } from '../design/use-list-movement.ts';
import { ariaChord } from './command-keys.ts';
import { useCommand } from './commands.ts';
import classes from './drop-menu.module.css';

interface DropMenuProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly position?: 'bottom-start' | 'bottom-end';
  /** The button that the menu belongs to. */
  readonly target: ReactNode;
  /** `DropItem`s and `DropChoice`s. */
  readonly children: ReactNode;
}

/** A menu below its button. */
export function DropMenu({ isOpen, setOpen, position = 'bottom-start', target, children }: DropMenuProps) {
  return (
    <Menu opened={isOpen} onChange={setOpen} position={position} {...MENU}>
      <Menu.Target>{target}</Menu.Target>
      <MenuBox close={() => setOpen(false)}>{children}</MenuBox>
    </Menu>
  );
}

interface PlacedMenuProps {
  /** What it belongs to: a row, the button in a row, or where the mouse was pressed. */
  readonly at: MenuPlace;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that is open at a part of the window which knows nothing of it, as the row of a table. */
export function PlacedMenu({ at, label, onClose, children }: PlacedMenuProps) {
  // Nothing stays where it was, as with every menu of the system.
  useWindowEvent('resize', onClose);
  const { isFromLeft, ...place } = placeOf(at);
  return (
    <Menu
      opened
      onChange={onClose}
      position={isFromLeft ? 'bottom-start' : 'bottom-end'}
      {...MENU}
      // The part that it belongs to is no button of the menu.
      {...{ withRoles: false }}
    >
      <Menu.Target>
        <span className={classes['place']} style={place} />
      </Menu.Target>
      <MenuBox label={label} close={onClose}>
        {children}
      </MenuBox>
    </Menu>
  );
}

/** The corner of the menu, in pixels of the window. */
function placeOf(at: MenuPlace): { left: number; top: number; isFromLeft: boolean } {
  if ('x' in at) return { left: at.x, top: at.y, isFromLeft: true };
  const { left, right, bottom } = at.getBoundingClientRect();
  const isRow = right - left > WIDEST_BUTTON_PX;
  return { left: isRow ? left + INDENT_PX : right, top: bottom, isFromLeft: isRow };
}

interface DropItemProps {
  readonly icon?: ReactNode;
  /** The chord that does the same without the menu. */
  readonly chord?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A deed of a menu. The menu is gone, and the focus back where it came from, when the deed begins. */
export function DropItem({ icon, chord, isDisabled = false, onClick, children }: DropItemProps) {
  const close = use(CloseContext);
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={icon}
      rightSection={chord !== undefined && <span className={classes['chord']}>{chord}</span>}
      aria-keyshortcuts={chord === undefined ? undefined : ariaChord(chord)}
      disabled={isDisabled}
      onClick={() => {
        flushSync(close);
        onClick();
      }}
    >
      {children}
    </Menu.Item>
  );
}

interface DropChoiceProps {
  readonly isChosen: boolean;
  readonly icon?: ReactNode;
  /** Also of the one that is chosen already. */
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices of a menu; the one that holds is ticked. Choosing closes the menu first. */
export function DropChoice({ isChosen, icon, onChoose, children }: DropChoiceProps) {
  const close = use(CloseContext);
  return (
    <Menu.RadioItem
      value=""
      checked={isChosen}
      closeMenuOnClick={false}
      checkIcon={<IconCheck size="1rem" aria-hidden />}
      rightSection={icon}
      onClick={() => {
        flushSync(close);
        onChoose();
      }}
    >
      {children}
    </Menu.RadioItem>
  );
}

const MENU = {
  portalProps: { target: 'main' },
  transitionProps: { duration: 0 },
  // Mantine moves the focus after a timer, and whatever is typed meanwhile goes astray.
  trapFocus: false,
  returnFocus: false,
  // The screen would hear the same Esc.
  closeOnEscape: false,
  withInitialFocusPlaceholder: false,
  // The very key press that opens the menu would otherwise close it.
  clickOutsideEvents: ['mousedown', 'touchstart'],
};

const INDENT_PX = 40;
const WIDEST_BUTTON_PX = 100;

const CloseContext = createContext<() => void>(() => undefined);

interface MenuBoxProps {
  readonly label?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

function MenuBox({ label, close, children }: MenuBoxProps) {
  return (
    <Menu.Dropdown
      className={classes['menu']}
      aria-label={label}
      onKeyDown={(event) => {
        // The focus goes on from where the menu was opened (ARIA menu pattern).
        if (event.key === 'Tab') flushSync(close);
      }}
    >
      <CloseContext value={close}>
        <MenuKeys close={close} />
        {children}
      </CloseContext>
    </Menu.Dropdown>
  );
}

/**
 * Keeps the keyboard with the menu for as long as it is there: its first item has the focus in the same moment in
 * which it is drawn, and what had it before has it again in the moment in which the menu goes. Esc closes it.
 */
function MenuKeys({ close }: { readonly close: () => void }) {
  const inside = useRef<HTMLSpanElement>(null);
  useCommand('screen.back', close);
  useLayoutEffect(() => {
    const menu = inside.current?.closest<HTMLElement>('[role="menu"]');
    const cameFrom = document.activeElement;
    menu?.querySelector<HTMLElement>('[data-menu-item]:not(:disabled)')?.focus(QUIETLY);
    return () => {
      const isStillInside = menu?.contains(document.activeElement) === true;
      if (isStillInside && cameFrom instanceof HTMLElement) cameFrom.focus(QUIETLY);
    };
  }, []);
  return <span ref={inside} hidden />;
}

const QUIETLY = { preventScroll: true };
