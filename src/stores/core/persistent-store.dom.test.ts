// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'test.name';
const toName = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

async function createNameStore() {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  const { createPersistentStore } = await import('./persistent-store.ts');
  return createPersistentStore(() => KEY, toName);
}

/** What the browser does in this tab when another one has changed local storage. */
function changeElsewhere(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a persistent store', () => {
  test('starts with the stored value and stores the next one as JSON', async () => {
    localStorage.setItem(KEY, '"Soho"');
    const $name = await createNameStore();
    expect($name.get()).toBe('Soho');
    $name.set('Harlem');
    expect(localStorage.getItem(KEY)).toBe('"Harlem"');
    $name.set(undefined);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['no JSON', '', '{"name":1}', 'null'])('ignores the foreign value %j', async (text) => {
    localStorage.setItem(KEY, text);
    expect((await createNameStore()).get()).toBeUndefined();
  });

  test('follows the changes of other tabs', async () => {
    const $name = await createNameStore();
    const seen: (string | undefined)[] = [];
    const stop = $name.listen((name) => void seen.push(name));
    for (const change of ['"Soho"', 'no JSON', '"Harlem"', null]) changeElsewhere(change);
    stop();
    expect(seen).toEqual(['Soho', undefined, 'Harlem', undefined]);
  });

  test.each([
    ['full', { getItem: () => null, setItem: fail, removeItem: () => undefined }],
    ['refused', undefined],
  ])('lasts as long as the page where storage is %s', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const $name = await createNameStore();
    $name.set('Soho');
    expect($name.get()).toBe('Soho');
    const stop = $name.listen(() => undefined);
    dispatchEvent(new Event('pageshow'));
    expect($name.get()).toBe('Soho');
    $name.set(undefined);
    expect($name.get()).toBeUndefined();
    stop();
  });

  test('cannot be written on the server', async () => {
    vi.resetModules();
    vi.stubEnv('SSR', true);
    const { createPersistentStore } = await import('./persistent-store.ts');
    const $name = createPersistentStore(() => KEY, toName);
    expect(() => $name.set('Soho')).toThrow('on the server');
  });
});

function fail(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
