import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isRefused, standIn } from '../../host/electron/stand-in.ts';

interface Whole {
  present(): string;
  missing(): string;
}

describe('a stand-in for one of Electron’s objects', () => {
  const object = standIn<Whole>('app', { present: () => 'here' });

  it('does what it emulates', () => {
    expect(object.present()).toBe('here');
  });

  it('names what is missing when it is used', () => {
    expect(() => object.missing()).toThrow('electron host: app.missing is not emulated');
  });

  it('can be awaited, printed and asked whether it has something', async () => {
    expect(await Promise.resolve(object)).toBe(object);
    expect(JSON.stringify(object)).toBe('{}');
    expect('missing' in object).toBe(false);
  });

  it('lets a test replace a function', () => {
    const replaceable = standIn<Whole>('app', { present: () => 'here' });
    replaceable.present = () => 'replaced';
    expect(replaceable.present()).toBe('replaced');
  });

  it('refuses an event when one listener prevents it', () => {
    const emitter = new EventEmitter();
    expect(isRefused(emitter, 'will-navigate', { url: 'https://example.invalid/' })).toBe(false);
    emitter.on('will-navigate', (event: Electron.Event<{ url: string }>) => {
      if (event.url.startsWith('https:')) event.preventDefault();
    });
    expect(isRefused(emitter, 'will-navigate', { url: 'https://example.invalid/' })).toBe(true);
    expect(isRefused(emitter, 'will-navigate', { url: 'app://shop/' })).toBe(false);
  });
});
