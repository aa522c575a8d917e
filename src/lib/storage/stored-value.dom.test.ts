// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readText, writeText } from './stored-text.ts';
import { removeTexts } from './remove-texts.ts';
import { storedValue } from './stored-value.ts';

const KEY = 'test.count';
const count = storedValue('session', KEY, (stored) => (typeof stored === 'number' ? stored : undefined));

function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a stored value', () => {
  test('is stored as JSON until it is removed', () => {
    expect(count.read()).toBeUndefined();
    expect(count.write(7)).toBe(true);
    expect(sessionStorage.getItem(KEY)).toBe('7');
    expect(count.read()).toBe(7);
    count.remove();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(count.read()).toBeUndefined();
  });

  test.each(['', 'no JSON', '{"broken":', 'null', '"7"', '[7]'])('is not read from the foreign text %j', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(count.read()).toBeUndefined();
  });

  test('stays as it is where storage is full', () => {
    count.write(1);
    vi.stubGlobal('sessionStorage', {
      getItem: () => '1',
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    expect(count.write(2)).toBe(false);
    expect(count.read()).toBe(1);
  });

  test('is neither read nor written where the browser refuses storage', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: throwSecurityError });
    try {
      expect(count.read()).toBeUndefined();
      expect(count.write(2)).toBe(false);
      expect(() => count.remove()).not.toThrow();
      expect(() => removeTexts('session', 'test.')).not.toThrow();
      expect(readText('session', KEY)).toBeUndefined();
    } finally {
      if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
    }
  });
});

describe('stored texts', () => {
  test('differ from none, also where they are empty', () => {
    expect(readText('local', KEY)).toBeNull();
    writeText('local', KEY, '');
    expect(readText('local', KEY)).toBe('');
    expect(readText('session', KEY)).toBeNull();
  });

  test('are removed by the start of their keys, in one area', () => {
    for (const key of ['test.a', 'test.b', 'other']) writeText('session', key, '1');
    writeText('local', 'test.a', '1');
    removeTexts('session', 'test.');
    expect(Object.keys(sessionStorage)).toEqual(['other']);
    expect(readText('local', 'test.a')).toBe('1');
  });
});
