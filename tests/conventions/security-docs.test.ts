import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, isTest, listSources, read } from './source-files.ts';

const FOLDER = 'docs/security';
const pages = readdirSync(join(ROOT, FOLDER)).map((name) => ({ name, text: read(`${FOLDER}/${name}`) }));
const textOf = (name: string): string => pages.find((page) => page.name === name)?.text ?? '';

/** Requirements of level 1 per section of ASVS 5.0.0: `[chapter.section, numbers]`. */
const LEVEL_1: readonly (readonly [string, readonly number[]])[] = [
  ['1.2', [1, 2, 3, 4, 5]],
  ['1.3', [1, 2]],
  ['1.5', [1]],
  ['2.1', [1]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['3.2', [1, 2]],
  ['3.3', [1]],
  ['3.4', [1, 2]],
  ['3.5', [1, 2, 3]],
  ['4.1', [1]],
  ['4.4', [1]],
  ['5.2', [1, 2]],
  ['5.3', [1, 2]],
  ['6.1', [1]],
  ['6.2', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['6.3', [1, 2]],
  ['6.4', [1, 2]],
  ['7.2', [1, 2, 3, 4]],
  ['7.4', [1, 2]],
  ['8.1', [1]],
  ['8.2', [1, 2]],
  ['8.3', [1]],
  ['9.1', [1, 2, 3]],
  ['9.2', [1]],
  ['10.4', [1, 2, 3, 4, 5]],
  ['11.3', [1, 2]],
  ['11.4', [1]],
  ['12.1', [1]],
  ['12.2', [1, 2]],
  ['13.4', [1]],
  ['14.2', [1]],
  ['14.3', [1]],
  ['15.1', [1]],
  ['15.2', [1]],
  ['15.3', [1]],
];

const rows = textOf('asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', , proof = '']) => ({ requirement, proof }));

describe('the table of ASVS requirements', () => {
  test('has every requirement of level 1 once', () => {
    const expected = LEVEL_1.flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));
    expect(rows.map(({ requirement }) => requirement)).toEqual(expected);
    expect(expected).toHaveLength(70);
  });

  test('names a test, a document or a reason for each', () => {
    const without = rows.filter(
      ({ proof }) => !/`[\w./-]+\.(test|spec)\.ts`|\]\([\w./#-]+\)|Reason: |\*\*Not met\.\*\* |^as \d/.test(proof),
    );
    expect(without).toEqual([]);
  });
});

describe('the pages about security', () => {
  test.each(pages)('name files that exist ($name)', ({ text }) => {
    const files = [...text.matchAll(/`((?:src|server|backend|domain|tests)\/[\w./-]+\.tsx?)`/g)].map(
      ([, path = '']) => path,
    );
    const links = [...text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, path = '']) => join(FOLDER, path));
    expect([...files, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('are all listed in the first one, with every path of a call', () => {
    const first = textOf('README.md');
    expect(pages.filter(({ name }) => name !== 'README.md' && !first.includes(`(${name})`))).toEqual([]);
    const [, prefixes = '', files = ''] =
      /\/\^\\\/\(\((.*?)\)\(\?=.*?\|\((.*?)\)/.exec(read('server/endpoints/endpoints.ts')) ?? [];
    const paths = `${prefixes}|${files}`.replaceAll('\\', '').split('|');
    expect(paths).toContain('api');
    expect(paths.filter((path) => !first.includes(`/${path}`))).toEqual([]);
  });
});

describe('the code of the process', () => {
  const sources = listSources('src', 'server', 'backend', 'domain').filter((path) => !isTest(path));

  test('starts no other program and reads no XML', () => {
    const named = sources.filter((path) => /from '(node:)?(child_process|fast-xml-parser|xml2js)'/.test(read(path)));
    expect(named).toEqual([]);
  });

  test('makes no code of text', () => {
    expect(sources.filter((path) => /\beval\(|\bnew Function\(/.test(read(path)))).toEqual([]);
  });

  test('uses SHA-1 for revisions and draws of its own data only, and MD5 nowhere', () => {
    const weak = sources.filter((path) => /create(Hash|Hmac)\('(md5|sha1)'/.test(read(path)));
    expect(weak.toSorted()).toEqual([
      'backend/catalog/snapshot/build-index.ts',
      'backend/content/documents/parse-document.ts',
      'backend/seed/seed-stores.ts',
      'server/health/stylesheet.ts',
      'src/cms/client/content-client-parse.ts',
    ]);
  });
});
