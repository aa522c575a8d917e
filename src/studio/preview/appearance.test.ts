import { describe, expect, test } from 'vitest';
import { conditionFor } from './appearance.ts';

const DARK = '(prefers-color-scheme: dark) and (min-width: 40em)';

describe('a media condition with an overridden preference', () => {
  test('matches in the requested theme only', () => {
    expect(conditionFor(DARK, { theme: 'dark', motion: 'system' })).toBe('(min-width: 0px) and (min-width: 40em)');
    expect(conditionFor(DARK, { theme: 'light', motion: 'system' })).toBe('(max-width: 0px) and (min-width: 40em)');
    expect(conditionFor(DARK, { theme: 'system', motion: 'reduced' })).toBe(DARK);
  });

  test('matches for reduced motion only', () => {
    const reduced = { theme: 'system', motion: 'reduced' } as const;
    expect(conditionFor('(prefers-reduced-motion: reduce)', reduced)).toBe('(min-width: 0px)');
    expect(conditionFor('(prefers-reduced-motion)', reduced)).toBe('(min-width: 0px)');
    expect(conditionFor('(prefers-reduced-motion: no-preference)', reduced)).toBe('(max-width: 0px)');
  });
});
