import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { catalogOfFiles } from '../../seed/file-product-source.ts';
import { hero, page, writeFiles } from './lint.test-support.ts';
import { runLint } from './run-lint.ts';

let folder: string;
let printed: string[];
let complaints: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-run-lint-'));
  printed = [];
  complaints = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complaints.push(line));
  await writeFiles(folder, {
    'catalog/categories.json': [{ id: 'boots', slug: 'boots', name: 'Boots' }],
    'content/us/en-us/page/home.json': page([{ type: 'hero', id: 'a', content: { title: 'A' } }]),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) =>
  runLint(args, folder, {
    contentDir: join(folder, 'content'),
    catalogDir: join(folder, 'catalog'),
    dataDir: join(folder, 'data'),
    databaseUrl: `file:${join(folder, 'data', 'aisle.db')}`,
    imageHosts: [],
    readCatalogFiles: catalogOfFiles,
  });
const lastLine = () => printed.join('\n').split('\n').at(-1);

describe('the check of content', () => {
  test('passes with warnings, fails with them where it is strict, and leaves nothing behind', async () => {
    expect(await run()).toBe(0);
    expect(lastLine()).toBe('0 errors, 1 warning in 1 document');
    expect(await run('--strict')).toBe(1);
    expect(await readdir(folder)).toEqual(['catalog', 'content']);
  });

  test('fails with errors, by document', async () => {
    await writeFiles(folder, { 'content/us/en-us/page/a.json': page([hero({ title: '', image: undefined })]) });
    expect(await run()).toBe(1);
    expect(printed.join('\n')).toContain(
      'us/en-us/page/a\n  error   content  sections.main.0.content.title (hero “hero-1”)\n' +
        '          “title” is empty, so the section is left out of the page. Write something in it.\n',
    );
    expect(lastLine()).toBe('1 error, 2 warnings in 2 documents');
  });

  test('answers JSON, and one locale alone', async () => {
    await writeFiles(folder, { 'content/de/de-de/page/a.json': '{' });
    expect(await run('--format', 'json', '--locale', 'de-de')).toBe(1);
    const { errors, warnings, findings } = JSON.parse(printed.join('\n'));
    expect({ errors, warnings }).toEqual({ errors: 1, warnings: 1 });
    expect(findings[0]).toMatchObject({ document: 'de/de-de/page/a', rule: 'unreadable', severity: 'error' });
    expect(findings[1]).toMatchObject({ document: 'us/en-us/page/home', locales: expect.arrayContaining(['de-de']) });
  });

  test('checks another folder, given from where the operator stands', async () => {
    await writeFiles(folder, { 'other/us/en-us/page/a.json': '{' });
    expect(await run('--dir', 'other')).toBe(1);
    expect(lastLine()).toBe('1 error, 0 warnings in 1 document');
  });

  test('knows imported products from the database, beside the files of the catalogue', async () => {
    const links = { ctas: ['/p/imported', '/p/none', '/c/boots'].map((href) => ({ label: 'Go', href })) };
    const hero = { type: 'hero', id: 'a', content: { title: 'A', ...links } };
    await writeFiles(folder, { 'content/us/en-us/page/home.json': page([hero]) });
    const database = await openDatabase(`file:${join(folder, 'data', 'aisle.db')}`);
    const row = {
      id: 'imported',
      slug: 'imported',
      name: 'A',
      created_at: '2026-01-01',
      content_hash: '',
      source: 'import' as const,
    };
    await database.write.insertInto('product').values(row).execute();
    expect(await run('--format', 'json')).toBe(1);
    await database.close();
    const { findings } = JSON.parse(printed.join('\n'));
    expect(
      findings.filter(({ rule }: { rule: string }) => rule === 'link').map(({ place }: { place: string }) => place),
    ).toEqual(['sections.main.0.content.ctas.1.href']);
  });

  test.each([
    [['--dir', 'nowhere'], '--dir'],
    [['--format', 'xml'], '--format xml is unknown'],
    [['--locale', 'xx-yy'], '--locale xx-yy is unknown'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j in one line', async (args, complaint) => {
    expect(await run(...args)).toBe(2);
    expect(complaints).toEqual([expect.stringContaining(complaint)]);
    expect(printed).toEqual([]);
  });
});
