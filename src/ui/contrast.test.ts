import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colours of the block that starts at `start`, by role. */
function colorsFrom(start: string): Map<string, string> {
  const from = css.indexOf(start);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, role = '', hex = '']) => [role, hex]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = { light: ':root {', dark: '@media (prefers-color-scheme: dark)', deep: '.tone-deep {' };
const GROUNDS = ['ground', 'surface', 'sunken'];
const AA_TEXT = ['muted', 'action', 'action-hover', 'success', 'warning', 'danger', 'sale'];

describe.each(Object.entries(SCHEMES))('the %s colours', (_name, start) => {
  const colors = colorsFrom(start);
  const ratio = (first: string, second: string) => contrast(colors.get(first) ?? '', colors.get(second) ?? '');

  test('contain every role', () => {
    expect(colors.size).toBe(16);
  });

  test.each(GROUNDS)('meet AAA as body text on %s', (ground) => {
    expect(ratio('text', ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(GROUNDS.flatMap((ground) => AA_TEXT.map((role) => [role, ground] as const)))(
    'meet AA as %s on %s',
    (role, ground) => {
      expect(ratio(role, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('meet AA as the text in place of an image', () => {
    expect(ratio('muted', 'tile')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['action', 'action-hover'])('meet AA on a button of %s', (role) => {
    expect(ratio('action-text', role)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('separate control borders from %s', (ground) => {
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});
