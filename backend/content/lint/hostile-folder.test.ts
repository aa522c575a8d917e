import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runContentImport } from '../import/run-content-import.ts';
import { compilePage } from '../../../src/registry/compile.ts';
import { isSkipped } from '../../../src/registry/compiled.ts';
import { loadDefinitions } from './definitions.ts';
import { createLinter } from './linter.ts';
import { catalog, hero, lintHome, lintWith, page, text, writeFiles } from './lint.test-support.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-hostile-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lint = () => createLinter({ contentDir: folder, mediaFolders: [], imageHosts: [], catalog }).run();

describe('a content folder of anybody', () => {
  const DATA = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data');

  test('with a page imported from another system is checked whole', async () => {
    const section = [{ component: 'cta', headline: 'Go', buttons: [{ label: '', target: '/none' }] }];
    const story = { story: { name: 'A', full_slug: 'a', content: { component: 'page', section } } };
    await writeFile(join(folder, 'story.json'), JSON.stringify(story));
    expect(await runContentImport(['--format', 'storyblok', '--file', 'story.json'], folder, folder)).toBe(0);
    const { documents, findings } = await lint();
    expect(documents.map(({ id }) => id)).toEqual(['us/en-us/page/a']);
    expect(findings.map(({ document }) => document)).toContain('story.json');
  });

  test.runIf(existsSync(DATA)).each([
    ['amplience', 'amplience-demostore'],
    ['storyblok', 'storyblok-kickstartds'],
  ])('with a whole shop from %s is checked, and its sections are valid', async (format, name) => {
    const content = join(folder, 'content');
    expect(await runContentImport(['--format', format, '--file', join(DATA, name)], folder, content)).toBe(0);
    const linter = createLinter({ contentDir: content, mediaFolders: [], imageHosts: [], catalog });
    const { documents, findings } = await linter.run();
    expect(documents.length).toBeGreaterThan(0);
    expect(findings.filter(({ rule }) => rule === 'content' || rule === 'unknown-type')).toEqual([]);
  });

  test('with any JSON in it answers findings, and throws nothing', async () => {
    const kinds = [
      'page',
      'menu',
      'footer',
      'fragment',
      'article',
      'popup',
      'search',
      'generic',
      'showcase',
      'product',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), fc.json({ maxDepth: 6 }), async (kind, json) => {
        await writeFiles(folder, { [`us/en-us/${kind}/any.json`]: json });
        await lint();
      }),
      { numRuns: 60 },
    );
  });

  test('with prototype names, deep lists and links out of it answers findings', async () => {
    const deep = `${'[{"type":"group","id":"g","content":{"sections":'.repeat(60)}[]${'}}]'.repeat(60)}`;
    await writeFiles(folder, {
      'us/en-us/page/proto.json':
        '{"__proto__": {"a": 1}, "constructor": [], "sections": {"__proto__": [], "main": [{"type": "__proto__", "id": "toString", "experiences": {"__proto__": {}}}]}}',
      'us/en-us/page/deep.json': `{"sections": {"main": ${deep}}}`,
      'us/en-us/menu/main.json': { items: Array.from({ length: 300 }, () => ({ label: 'A', href: '/%E0%A4%A' })) },
    });
    await symlink('/etc', join(folder, 'us', 'en-us', 'article'));
    await writeFile(join(folder, 'us', 'en-us', 'page', 'bytes.json'), Buffer.from([0xff, 0xfe, 0x00]));
    const { documents, findings } = await lint();
    expect(documents.map(({ name }) => name)).toEqual(['main', 'bytes', 'deep', 'proto']);
    expect(findings.some(({ rule }) => rule === 'nesting')).toBe(true);
    expect(findings.filter(({ document }) => document === 'us/en-us/page/bytes').map(({ rule }) => rule)).toEqual([
      'unreadable',
    ]);
  });

  test('of 200 documents is checked in a moment', async () => {
    const main = Array.from({ length: 20 }, (_, at) => ({
      ...text(`<p>${'Rain and wind. '.repeat(20)}</p>`),
      id: `t${at}`,
    }));
    const files = Array.from({ length: 200 }, (_, at) => [`us/en-us/page/p${at}.json`, page(main)] as const);
    await writeFiles(folder, Object.fromEntries(files));
    const started = performance.now();
    const { documents } = await lint();
    expect(documents).toHaveLength(200);
    expect(performance.now() - started).toBeLessThan(5000);
  }, 60_000);
});

describe('a section that pages leave out', () => {
  const ITEMS: readonly unknown[] = [
    hero(),
    hero({ title: undefined }),
    hero({ image: { src: 5 } }),
    hero({ cta: { label: 'A', href: 'javascript:1' } }),
    { type: 'nope', id: 'a', content: {} },
    { type: 'hero' },
    { id: 'a' },
    null,
    [],
    'hero',
    { type: 'hero', id: 'a', content: null },
    { type: 'tabs', id: 'a', content: { items: [null, { title: 'A' }] } },
    { type: 'tabs', id: 'a', content: { items: 'none' } },
    hero({}, { parallax: [{ effect: 'rotate', start: '0deg', end: '1turn' }] }),
    hero({}, { parallax: [{ effect: 'scale', start: 1, end: 2 }] }),
    hero({}, { parallax: 'up' }),
    hero({}, { hideOnBreakpoint: 'small', bottomMargins: 7, isSticky: 'yes', variant: 9 }),
    { type: 'x'.repeat(101), id: 'a', content: {} },
    { type: 'product-grid', id: 'a', content: { productIds: [1] } },
    { type: 'countdown', id: 'a', content: { ends: 'tomorrow' } },
  ];
  const silent = { info: () => {}, warn: () => {}, error: () => {} };

  test.each(ITEMS.map((item) => [JSON.stringify(item)?.slice(0, 100), item]))(
    'has an error, and no other: %s',
    async (_, item) => {
      const slots = { 'over-image': [], main: [item], 'lazy-main': [] };
      const definitions = await loadDefinitions();
      const { slots: compiled } = compilePage(slots, {
        definitions,
        imageHosts: [],
        localizeHref: (href) => href,
        log: silent,
      });
      const isLeftOut = compiled.main.some(isSkipped);
      const findings = await lintHome(item);
      const isReported = findings.some(
        ({ severity, message }) => severity === 'error' && message.includes('left out of the page'),
      );
      expect(isReported).toBe(isLeftOut);
    },
  );
});

test('a folder whose catalogue nobody can ask says nothing of goods', async () => {
  const none = { products: async () => undefined, categories: async () => undefined };
  await writeFiles(folder, { 'us/en-us/page/a.json': page([hero({ cta: { label: 'A', href: '/p/none' } })]) });
  const { findings } = await createLinter({
    contentDir: folder,
    mediaFolders: [],
    imageHosts: [],
    catalog: none,
  }).run();
  expect(findings.filter(({ rule }) => rule === 'link' || rule === 'product')).toEqual([]);
});

test('a file that changed is read anew, others are not', async () => {
  const { findings } = await lintWith();
  expect(findings).toEqual([]);
  await writeFiles(folder, { 'us/en-us/page/a.json': '{' });
  const linter = createLinter({ contentDir: folder, mediaFolders: [], imageHosts: [], catalog });
  const [before, { findings: broken }] = [await linter.stamp(), await linter.run()];
  await writeFiles(folder, { 'us/en-us/page/a.json': page([]) });
  expect(await linter.stamp()).not.toBe(before);
  expect(broken.map(({ rule }) => rule)).toContain('unreadable');
  expect((await linter.run()).findings.map(({ rule }) => rule)).not.toContain('unreadable');
});
