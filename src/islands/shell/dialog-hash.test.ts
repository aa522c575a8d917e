import { describe, expect, test } from 'vitest';
import { isSame, readHash, writeHash } from './dialog-hash.ts';

describe("a dialog's address", () => {
  test('names the shape, the dialog and its argument', () => {
    expect(readHash('#modal=content_size-guide')).toEqual({ name: 'content', argument: 'size-guide', shape: 'modal' });
    expect(readHash('#panel=bopis-store-search')).toEqual({ name: 'bopis-store-search', argument: '', shape: 'panel' });
  });

  test('takes everything after the first underscore as one argument', () => {
    expect(readHash('#modal=quickshop_A_1')?.argument).toBe('A_1');
  });

  test('is written as it is parsed', () => {
    const dialog = { name: 'content', argument: 'help/größen', shape: 'panel' } as const;
    expect(readHash(writeHash(dialog))).toEqual(dialog);
  });

  test('rejects every other hash', () => {
    for (const hash of ['', '#main', '#modal', '#modal=', '#popup=content', '#modal=Content', '#modal=x_%'])
      expect(readHash(hash), hash).toBeUndefined();
  });
});

describe('two dialogs', () => {
  test('are the same with the same name, argument and shape', () => {
    const dialog = { name: 'content', argument: 'a', shape: 'modal' } as const;
    expect(isSame(dialog, { ...dialog })).toBe(true);
    expect(isSame(dialog, { ...dialog, argument: 'b' })).toBe(false);
    expect(isSame(undefined, dialog)).toBe(false);
    expect(isSame(undefined, undefined)).toBe(true);
  });
});
