import { basename, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { ALONE } from '../harness/alone.ts';
import { isTest, listSources, read } from './source-files.ts';

const REPLACING = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\(/;

test('a test that replaces modules or globals, itself or by its support, has a process of its own', () => {
  const sources = listSources('src', 'server', 'backend', 'domain', 'scripts', 'catalog', 'content', 'tests');
  const replacing = sources.filter((path) => REPLACING.test(read(path)));
  const supports = replacing.filter((path) => !isTest(path)).map((path) => `/${basename(path)}'`);
  const tests = sources.filter((path) => isTest(path) && !path.endsWith('.spec.ts'));
  const wanted = tests.filter(
    (path) => replacing.includes(path) || supports.some((support) => read(path).includes(support)),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((path) => !ALONE.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
});
