import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore, deriveStore } from './store.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a store', () => {
  test('throws on a write on the server', () => {
    const $count = createStore(1);
    expect(() => $count.set(2)).toThrow(/written on the server/);
    expect($count.get()).toBe(1);
  });

  test('is writable in the browser, and derived stores update', () => {
    vi.stubEnv('SSR', false);
    const $count = createStore(1);
    const $double = deriveStore($count, (count) => count * 2);
    $count.set(4);
    expect($double.get()).toBe(8);
  });
});
