import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVIDERS, variableOf } from '../../backend/select-providers.ts';
import { loadSettings } from './settings.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operating.md'), 'utf8');
/** The rows of the first table, cell by cell. */
const rows = (DOCUMENT.split('| variable | default | meaning |')[1] ?? '')
  .split('\n\n')[0]
  ?.split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| /, '')));
const row = (title: string) => rows?.find(([cell]) => cell === title)?.join(' ') ?? '';
const isProvider = (name: string) => name.endsWith('_PROVIDER');

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'aisle-documented-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables that are read with these settings. */
function readNames(settings: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    { DATA_DIR: folder, ...settings },
    {
      get(target, name) {
        if (typeof name !== 'string') return undefined;
        names.add(name);
        return target[name];
      },
    },
  );
  loadSettings(env);
  return [...names];
}

const choices = PROVIDERS.flatMap(({ name, adapters }) =>
  Object.keys(adapters).map((choice) => ({ [variableOf(name)]: choice })),
);
const SEVERAL_ISSUERS = { SOCIAL_PROVIDER: 'oidc', SOCIAL_ISSUERS: 'one' };

describe('the table of settings', () => {
  test('has each variable that any choice of providers reads, and no other', () => {
    const read = [{}, ...choices, SEVERAL_ISSUERS].flatMap(readNames).filter((name) => !isProvider(name));
    const named = read.map((name) => name.replace('SOCIAL_ONE_', 'SOCIAL_<NAME>_'));
    const documented = rows?.flatMap(([cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z_<>]+)`/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].toSorted()).toEqual(documented?.filter((name = '') => !isProvider(name)).toSorted());
  });

  test('names each provider and its real choices', () => {
    const names = [...row('provider names').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => `${name}_PROVIDER`).toSorted();
    expect(names).toEqual(PROVIDERS.map(({ name }) => variableOf(name)).toSorted());
    const listed = row('`<NAME>_PROVIDER`');
    const missing = PROVIDERS.flatMap(({ name, adapters }) =>
      Object.keys(adapters).filter((choice) => !new RegExp(`${variableOf(name)}=[^,.]*\\b${choice}\\b`).test(listed)),
    );
    expect(missing).toEqual([]);
  });
});
