import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The first argument of each call of `createAction`, with its file. */
const calls = globSync('src/**/*.{ts,tsx}', { exclude: (path) => path.includes('.test') }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bcreateAction\(\s*([^,\s]+)/g)].map(([, name = '']) => ({ file, name })),
);

const names = calls.map(({ name }) => name.slice(1, -1));

describe('the names of actions', () => {
  test('are written where the action is created: area and verb', () => {
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter(({ name }) => !/^'[a-z]+\/[a-z]+(-[a-z]+)*'$/.test(name))).toEqual([]);
  });

  test('are unique', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('that a listener compares with belong to an action', () => {
    const view = readFileSync('src/stores/cart/cart-view.ts', 'utf8');
    const [, list = ''] = /const CHANGES[^=]*= \[([^\]]*)\]/.exec(view) ?? [];
    const compared = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter((name) => !names.includes(name))).toEqual([]);
  });
});
