import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runContentImport } from './run-content-import.ts';

const DATA = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data');
const hasData = existsSync(DATA);

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-import-content-'));
  lines = [];
  const write = (text: string | Uint8Array) => {
    lines.push(String(text).trimEnd());
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runContentImport(args, folder, join(folder, 'content'));
const pagePath = (name: string) => join(folder, 'content', 'us', 'en-us', 'page', `${name}.json`);
const story = {
  story: { name: 'A', full_slug: 'a', content: { component: 'page', section: [{ component: 'cta', headline: 'Go' }] } },
};

describe('the import of content', () => {
  test('writes a document per page and counts them', async () => {
    writeFileSync(join(folder, 'story.json'), JSON.stringify(story));
    expect(await run('--format', 'storyblok', '--file', 'story.json')).toBe(0);
    expect(JSON.parse(readFileSync(pagePath('a'), 'utf8'))).toMatchObject({
      slug: 'a',
      source: 'storyblok',
      sections: { main: [{ type: 'banner', content: { title: 'Go' } }] },
    });
    expect(lines.at(-1)).toBe('pages 1, sections 1, not mapped 0');
  });

  test('writes nothing in a dry run', async () => {
    writeFileSync(join(folder, 'story.json'), JSON.stringify(story));
    expect(await run('--format', 'storyblok', '--file', 'story.json', '--dry-run')).toBe(0);
    expect(existsSync(pagePath('a'))).toBe(false);
  });

  test('writes its own documents anew and keeps others', async () => {
    writeFileSync(join(folder, 'story.json'), JSON.stringify(story));
    await run('--format', 'storyblok', '--file', 'story.json');
    expect(await run('--format', 'storyblok', '--file', 'story.json')).toBe(0);
    mkdirSync(join(folder, 'content', 'us', 'en-us', 'page'), { recursive: true });
    writeFileSync(pagePath('a'), '{"title":"Ours"}');
    await run('--format', 'storyblok', '--file', 'story.json');
    expect(readFileSync(pagePath('a'), 'utf8')).toBe('{"title":"Ours"}');
    expect(lines.at(-1)).toBe('pages 0, sections 1, not mapped 0');
  });

  test.each([
    [['--format', 'sitecore', '--file', 'x'], '--format sitecore is unknown'],
    [['--format', 'amplience'], '--file is missing'],
    [['--format', 'amplience', '--file', 'nowhere'], 'does not exist'],
    [['--format', 'amplience', '--file', '.', '--define', 'x'], '--define x is not NAME=VALUE'],
    [['--format', 'amplience', '--file', '.', '--locale', '../x'], '--locale ../x names no folder'],
  ])('refuses %j in one line', async (args, reason) => {
    expect(await run(...args)).toBe(1);
    expect(lines.join('\n')).toContain(reason);
  });

  test('maps the real export of Amplience, links into nothing included', async ({ skip }) => {
    if (!hasData) skip('needs ../shared/data/amplience-demostore');
    const from = join(DATA, 'amplience-demostore', 'content-items');
    expect(await run('--format', 'amplience', '--file', from, '--define', 'dam.mediaEndpoint=demo')).toBe(0);
    const home = JSON.parse(readFileSync(pagePath('homepage'), 'utf8'));
    expect(home.sections['over-image'].length).toBeGreaterThan(0);
    expect(home.sections.main.length).toBeGreaterThan(1);
    expect(lines.join('\n')).toMatch(/not mapped: .*moodboard.* is not in the export/);
  });

  test('maps the real story and presets of Storyblok', async ({ skip }) => {
    if (!hasData) skip('needs ../shared/data/storyblok-kickstartds');
    const from = join(DATA, 'storyblok-kickstartds');
    expect(await run('--format', 'storyblok', '--file', join(from, 'story.json'))).toBe(0);
    expect(lines.at(-1)).toBe('pages 1, sections 2, not mapped 0');
    const { presets }: { presets: { preset: object }[] } = JSON.parse(readFileSync(join(from, 'presets.json'), 'utf8'));
    const content = { component: 'page', section: presets.map(({ preset }) => preset) };
    writeFileSync(join(folder, 'all.json'), JSON.stringify({ story: { name: 'All', full_slug: 'all', content } }));
    expect(await run('--format', 'storyblok', '--file', 'all.json')).toBe(0);
    expect(JSON.parse(readFileSync(pagePath('all'), 'utf8')).sections.main.length).toBeGreaterThan(25);
  });
});
