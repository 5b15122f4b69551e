import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../renderer/app/command-table.ts';
import type { CommandDefinition } from '../../../renderer/app/command-table.ts';
import { ariaChord, isChord, keyCaps } from '../../../renderer/app/command-keys.ts';
import { createCommandRegistry } from '../../../renderer/app/commands.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const commands = Object.entries<CommandDefinition>(COMMANDS);

function press(key: string, held: { ctrl?: true; shift?: true; alt?: true; code?: string } = {}) {
  return {
    key,
    code: held.code ?? '',
    ctrlKey: held.ctrl ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
    metaKey: false,
  };
}

describe('the table of commands', () => {
  it('no shortcut is a bare letter, digit or sign, so that a scanner can command nothing', () => {
    const bare = commands.flatMap(([, { keys }]) =>
      keys.filter((chord) => !/^(Ctrl|Alt)\+|^(Shift\+)?(F\d{1,2}|Escape|Delete)$/.test(chord)),
    );
    expect(bare).toEqual([]);
  });

  it('no key means two things on one screen', () => {
    const scopes = [...new Set(commands.map(([, command]) => command.scope))];
    const doubles = scopes.flatMap((scope) => {
      const chords = commands
        .filter(([, command]) => command.scope === scope || command.scope === 'everywhere')
        .flatMap(([, { keys }]) => keys);
      return chords.filter((chord, index) => chords.indexOf(chord) !== index);
    });
    expect(doubles).toEqual([]);
  });

  it('every command is done by some screen, so that the sheet of shortcuts promises nothing empty', () => {
    const attached = new Set(
      globSync('renderer/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(/useCommand\(\s*'([\w.-]+)'/g)].map(
          ([, id]) => id,
        ),
      ),
    );
    expect(commands.map(([id]) => id).filter((id) => !attached.has(id))).toEqual([]);
  });

  it('a command without a key can be found in the palette', () => {
    expect(commands.filter(([, { keys, hidden }]) => keys.length === 0 && hidden === true)).toEqual([]);
  });
});

describe('keys', () => {
  it('a chord fits only with exactly its modifiers', () => {
    expect(isChord(press('k', { ctrl: true }), 'Ctrl+K')).toBe(true);
    expect(isChord(press('K', { ctrl: true, shift: true }), 'Ctrl+K')).toBe(false);
    expect(isChord(press('k'), 'Ctrl+K')).toBe(false);
    expect(isChord(press('k', { ctrl: true, alt: true }), 'Ctrl+K')).toBe(false);
  });

  it('digits count by their place, whatever sign the layout puts there', () => {
    expect(isChord(press('&', { alt: true, code: 'Digit1' }), 'Alt+1')).toBe(true);
    expect(isChord(press('1', { alt: true, code: 'Numpad1' }), 'Alt+1')).toBe(true);
    expect(isChord(press('0', { ctrl: true, code: 'Digit0' }), 'Ctrl+0')).toBe(true);
  });

  it('plus is plus with and without Shift, and on the number pad', () => {
    expect(isChord(press('=', { ctrl: true }), 'Ctrl+Plus')).toBe(true);
    expect(isChord(press('+', { ctrl: true, shift: true }), 'Ctrl+Plus')).toBe(true);
    expect(isChord(press('-', { ctrl: true }), 'Ctrl+Minus')).toBe(true);
  });

  it('function keys and Escape need no letter', () => {
    expect(isChord(press('F6', { shift: true }), 'Shift+F6')).toBe(true);
    expect(isChord(press('F6', { shift: true }), 'F6')).toBe(false);
    expect(isChord(press('Escape'), 'Escape')).toBe(true);
  });

  it('a chord is drawn as keys and told to a screen reader in its own way', () => {
    expect(keyCaps('Ctrl+Plus')).toEqual(['Ctrl', '+']);
    expect(keyCaps('Escape')).toEqual(['Esc']);
    expect(ariaChord('Ctrl+Shift+C')).toBe('Control+Shift+C');
  });
});

describe('the registry', () => {
  it('does what a key commands on the screen that is open, and nothing where no screen attached it', () => {
    const registry = createCommandRegistry();
    const done: string[] = [];
    expect(registry.press(press('Enter', { ctrl: true }))).toBe(false);
    const detach = registry.attach('item.save-and-next', () => done.push('saved'));
    expect(registry.press(press('Enter', { ctrl: true }))).toBe(true);
    detach();
    expect(registry.press(press('Enter', { ctrl: true }))).toBe(false);
    expect(done).toEqual(['saved']);
  });

  it('the newest deed of a command is done, and the older one again when it has gone', () => {
    const registry = createCommandRegistry();
    const done: string[] = [];
    registry.attach('screen.refresh', () => done.push('outer'));
    const detach = registry.attach('screen.refresh', () => done.push('inner'));
    registry.run('screen.refresh');
    detach();
    registry.run('screen.refresh');
    expect(done).toEqual(['inner', 'outer']);
  });

  it('what holds everywhere gives way to a screen, whichever came first', () => {
    const registry = createCommandRegistry();
    const done: string[] = [];
    const detach = registry.attach('screen.refresh', () => done.push('list'));
    registry.attachFallback('screen.refresh', () => done.push('everything'));
    registry.run('screen.refresh');
    detach();
    registry.run('screen.refresh');
    expect(done).toEqual(['list', 'everything']);
  });

  it('offers only what can be done now, and tells when that changes', () => {
    const registry = createCommandRegistry();
    let told = 0;
    const unsubscribe = registry.subscribe(() => (told += 1));
    const detach = registry.attach('go.items', () => undefined);
    registry.attach('go.home', () => undefined);
    expect(registry.available()).toEqual(['go.home', 'go.items']);
    expect(registry.available()).toBe(registry.available());
    detach();
    unsubscribe();
    registry.attach('go.codes', () => undefined);
    expect(told).toBe(3);
  });
});
