import { createContext, use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { COMMANDS } from './command-table.ts';
import type { CommandId } from './command-table.ts';
import { isChord } from './command-keys.ts';
import type { KeyPress } from './command-keys.ts';

/** Which commands can be given just now. A command without an attached deed does nothing. */
export interface CommandRegistry {
  /** Attaches a deed; of several for one command the last attached is done. The function returned takes it back. */
  readonly attach: (id: CommandId, deed: () => void) => () => void;
  /** Attaches a deed that is done only where nothing else was attached. */
  readonly attachFallback: (id: CommandId, deed: () => void) => () => void;
  /** Does the command's deed; false when there is none. */
  readonly run: (id: CommandId) => boolean;
  /** Does what the key press commands, a screen's own commands first; false when it commands nothing. */
  readonly press: (press: KeyPress) => boolean;
  /** The commands that can be given now, in the order of the table; the same list until it changes. */
  readonly available: () => readonly CommandId[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an empty registry. One for each window. */
export function createCommandRegistry(): CommandRegistry {
  const deeds = new Map<CommandId, (() => void)[]>();
  const listeners = new Set<() => void>();
  let available: readonly CommandId[] = [];
  const change = (id: CommandId, next: (() => void)[]): void => {
    deeds.set(id, next);
    available = COMMAND_IDS.filter((known) => (deeds.get(known) ?? []).length > 0);
    for (const listener of listeners) listener();
  };
  const detach = (id: CommandId, deed: () => void) => () =>
    change(
      id,
      (deeds.get(id) ?? []).filter((other) => other !== deed),
    );
  const run = (id: CommandId): boolean => {
    const deed = deeds.get(id)?.at(-1);
    deed?.();
    return deed !== undefined;
  };
  return {
    run,
    press: (press) => matching(press).some(run),
    available: () => available,
    attach(id, deed) {
      change(id, [...(deeds.get(id) ?? []), deed]);
      return detach(id, deed);
    },
    attachFallback(id, deed) {
      change(id, [deed, ...(deeds.get(id) ?? [])]);
      return detach(id, deed);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const CommandContext = createContext<CommandRegistry | null>(null);

/** The window's registry of commands. */
export function useCommands(): CommandRegistry {
  const registry = use(CommandContext);
  if (registry === null) throw new Error('the command registry is missing above this component');
  return registry;
}

/**
 * Attaches a deed to a command while the component is on screen, e.g. `useCommand('item.save', save)`. A fallback is
 * done only where no screen has attached a deed of its own.
 */
export function useCommand(
  id: CommandId,
  deed: () => void,
  { enabled = true, isFallback = false } = {},
): void {
  const registry = useCommands();
  const newest = useEffectEvent(deed);
  // In the moment in which the screen is drawn: whatever is pressed next is meant for it.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const attach = isFallback ? registry.attachFallback : registry.attach;
    return attach(id, () => newest());
  }, [registry, id, enabled, isFallback]);
}

/** The commands that can be given now; drawn anew when that changes. */
export function useAvailableCommands(): readonly CommandId[] {
  const registry = useCommands();
  return useSyncExternalStore(registry.subscribe, registry.available);
}

const COMMAND_IDS = Object.keys(COMMANDS).filter((id): id is CommandId => id in COMMANDS);

function matching(press: KeyPress): CommandId[] {
  const fitting = COMMAND_IDS.filter((id) => COMMANDS[id].keys.some((chord) => isChord(press, chord)));
  return fitting.sort((a, b) => rank(a) - rank(b));
}

function rank(id: CommandId): number {
  return COMMANDS[id].scope === 'everywhere' ? 1 : 0;
}
