import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, read } from './source-files.ts';

const sources = listSources('src').filter((path) => !isTest(path));
const scripts = sources.filter((path) => path.endsWith('.client.ts'));
/** `<name>.later.client.ts` comes in a file of its own (`later-behaviors.ts`). */
const names = scripts.map((path) => basename(path, '.client.ts').replace(/\.later$/, ''));

/** The names written behind `data-behavior` in markup, objects and selectors: the first quoted word of the line behind it. */
const behaviors = new Set(
  sources.flatMap((path) =>
    [...read(path).matchAll(/data-behavior'?(?:=|: )[^\n]*?['"]([a-z][a-z-]*)['"]/g)].map(([, name]) => name),
  ),
);

describe('a section script', () => {
  test('is where the loader looks: in a section type or an islands folder', () => {
    expect(scripts.filter((path) => !/^src\/(islands|sections)\/[^/]+\/[^/]+$/.test(path))).toEqual([]);
  });

  test('has a name of its own, since the loader knows no folders', () => {
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('exists for each `data-behavior`, and each script is asked for', () => {
    expect([...behaviors].toSorted()).toEqual(names.toSorted());
  });
});
