import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentKind, ContentRequest } from '../../src/cms/client/content-client.ts';
import type { ContentSource } from '../../src/cms/client/content-source.ts';
import { targetOf } from '../../src/cms/client/content-target.ts';
import { createContentFixture, fetchContent, type ContentFixture } from './content-fixture.ts';
import { createContentService, type ContentService } from './content-service.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const hero = { type: 'hero', id: 'hero-1', content: { title: 'Boots', text: null } };
const NAMED: readonly (readonly [ContentKind, string])[] = [
  ['augmentedpage', 'home'],
  ['augmentedpage', 'guides'],
  ['page', 'home'],
  ['children', 'articles'],
  ['category', 'boots'],
  ['fragment', 'usp'],
  ['search', 'products'],
];
const NAMELESS: readonly ContentKind[] = ['menu', 'footer', 'popups', 'index', 'showcases'];

function load(source: ContentSource, request: ContentRequest) {
  const target = targetOf(request);
  if (target === undefined) throw new Error('The request names nothing.');
  return source.load(target);
}

async function versionOf(source: ContentSource, request: ContentRequest) {
  const result = await load(source, request);
  if (result.status !== 'found') throw new Error(`The document is ${result.status}.`);
  return result.version;
}

describe('the embedded source on the demo content', () => {
  let service: ContentService;
  beforeAll(() => {
    const contentDir = join(import.meta.dirname, '../../content');
    service = createContentService({ contentDir, isLocal: false, log });
  });
  afterAll(() => service.close());

  const requests = ['us/en-us', 'ca/fr-ca', 'de/de-de'].flatMap((siteLocale) => {
    const [siteId = '', locale = ''] = siteLocale.split('/');
    const kinds = [...NAMED, ...NAMELESS.map((kind) => [kind, undefined] as const)];
    return kinds.flatMap(([kind, name]): ContentRequest[] => [
      { kind, siteId, locale, name },
      { kind, siteId, locale, name, preview: { date: '2030-01-01T00:00:00Z' } },
    ]);
  });

  test('returns what the operation returns over HTTP', async () => {
    for (const request of requests) {
      const target = targetOf(request);
      const headers: Record<string, string> =
        request.preview?.date === undefined ? {} : { 'preview-date': request.preview.date };
      const url = `http://commerce.internal${target?.key}`;
      const response = await fetchContent(service, new Request(url, { headers }));
      const result = await load(service.source, request);
      expect(result.status, url).toBe(response.status === 200 ? 'found' : 'missing');
      if (result.status === 'found') expect(result.version.document, url).toStrictEqual(await response.json());
    }
  });

  test('returns one object for all locales that fall back to a document', async () => {
    const british = { siteId: 'gb', locale: 'en-gb' };
    const { document: index } = await versionOf(service.source, { kind: 'index', ...british });
    const items: { kind: string; name: string; locale: string }[] = Object(index).items;
    const name = items.find(({ kind, locale }) => kind === 'page' && locale === 'en-us')?.name;
    const [own, fallback] = [home, { ...home, ...british }].map((request) => ({ ...request, name }));
    const documents = [own, fallback].map(
      async (request) => (await versionOf(service.source, request ?? home)).document,
    );
    const [first, second] = await Promise.all(documents);
    expect(first).toBe(second);
  });
});

describe('a document from the embedded source', () => {
  let content: ContentFixture;
  beforeAll(async () => {
    content = await createContentFixture();
    await content.put('us/en-us/page/home', { sections: { main: [hero] } });
    await content.put('us/en-us/page/broken', '{"id":"bro');
  });
  afterAll(() => content.close());

  test('cannot be changed at any depth', async () => {
    const { document } = await versionOf(content.service.source, home);
    const change = () => Reflect.set(Object(document).sections.main[0].content, 'title', 'Shoes');
    expect(change()).toBe(false);
    expect(Object.isFrozen(Object(document).sections.main)).toBe(true);
  });

  test('is reported as unchanged to a client that has its version', async () => {
    const known = await versionOf(content.service.source, home);
    const target = targetOf(home);
    expect(target && (await content.service.source.load(target, known))).toEqual({ status: 'unchanged' });
  });

  test('that is broken fails with 502', async () => {
    const result = await load(content.service.source, { ...home, name: 'broken' });
    expect(result).toMatchObject({ status: 'failed', httpStatus: 502 });
  });
});
