import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../renderer/design/tokens.css'), 'utf8');

/** Text, ground, least ratio: 7 for body text, 4.5 for other text, 3 for edges, pictures and focus (ux §4.0, U22). */
const PAIRS: readonly (readonly [text: string, ground: string, least: number])[] = [
  ['body', 'ground', 7],
  ['body', 'ground-soft', 7],
  ['body', 'ground-raised', 7],
  ['body', 'selected', 7],
  ['body', 'hover', 7],
  ['muted', 'ground', 4.5],
  ['muted', 'ground-soft', 4.5],
  ['muted', 'ground-raised', 4.5],
  ['muted', 'selected', 4.5],
  ['muted', 'hover', 4.5],
  ['placeholder', 'ground', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['link', 'ground', 4.5],
  ['link', 'ground-soft', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'ground-soft', 4.5],
  ['error', 'selected', 4.5],
  ['error', 'error-ground', 4.5],
  ['warning', 'ground', 4.5],
  ['warning', 'ground-soft', 4.5],
  ['warning', 'selected', 4.5],
  ['warning', 'warning-ground', 4.5],
  ['success', 'ground', 4.5],
  ['success', 'selected', 4.5],
  ['success', 'success-ground', 4.5],
  ['no-answer', 'ground', 4.5],
  ['no-answer', 'ground-soft', 4.5],
  ['no-answer', 'selected', 4.5],
  ['no-answer', 'no-answer-ground', 4.5],
  ['body', 'error-ground', 7],
  ['body', 'warning-ground', 7],
  ['body', 'success-ground', 7],
  ['body', 'no-answer-ground', 7],
  ['practice-text', 'practice-ground', 7],
  ['border', 'ground', 3],
  ['border', 'ground-soft', 3],
  ['border', 'ground-raised', 3],
  ['focus', 'ground', 3],
  ['focus', 'ground-soft', 3],
  ['focus', 'selected', 3],
  ['practice-frame', 'ground', 3],
];

describe('the colours', () => {
  const light = tokensOf(/:root \{([^}]*)\}/);
  const dark = new Map([...light, ...tokensOf(/:root\[data-mantine-color-scheme='dark'\] \{([^}]*)\}/)]);

  it.each(PAIRS)('light: %s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(light.get(text)!, light.get(ground)!)).toBeGreaterThanOrEqual(least);
  });

  it.each(PAIRS)('dark: %s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(dark.get(text)!, dark.get(ground)!)).toBeGreaterThanOrEqual(least);
  });

  it('every colour of the light scheme has its own in the dark one, but for practice mode', () => {
    const own = tokensOf(/:root\[data-mantine-color-scheme='dark'\] \{([^}]*)\}/);
    expect([...light.keys()].filter((name) => !own.has(name) && !name.startsWith('practice'))).toEqual([]);
  });
});

function tokensOf(block: RegExp): Map<string, string> {
  const [, body = ''] = block.exec(css) ?? [];
  return new Map(
    [...body.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
