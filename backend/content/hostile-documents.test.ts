import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAugmentedPage } from '../../src/cms/sections/augmented-page.schema.ts';
import { createContentClient, type ClosableContentClient } from '../../src/cms/client/create-content-client.ts';
import type { ContentResult, ContentKind } from '../../src/cms/client/content-client.ts';
import { DOCUMENT_LIMIT } from '../../src/config.ts';
import { longestTask, timeOf } from '../../tests/harness/browser/longest-task.ts';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';
import { isRecord } from '../../domain/record.ts';

let content: ContentFixture;
let client: ClosableContentClient;
let storedCopiesDir: string;

beforeAll(async () => {
  content = await createContentFixture();
  storedCopiesDir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const settings = { origin: content.contentDir, storedCopiesDir };
  client = createContentClient({
    source: content.service.source,
    ...settings,
    isRemote: false,
    isLocal: true,
    ttl: 0,
    log,
  });
  content.service.onChange(() => client.invalidate());
});

afterAll(async () => {
  await client.close();
  await content.close();
  await rm(storedCopiesDir, { recursive: true, force: true });
});

const read = (name: string, kind: ContentKind = 'augmentedpage') =>
  client.get({ kind, siteId: 'us', locale: 'en-us', name });

describe('a document at the size limit', () => {
  const html = 'Leather that ages well. '.repeat(20);
  const itemOf = (index: number) => ({ type: 'rich-text', id: `t${index}`, content: { html, none: null } });
  const count = Math.floor(DOCUMENT_LIMIT / (JSON.stringify(itemOf(10_000)).length + 1)) - 1;
  const main = Array.from({ length: count }, (_, index) => itemOf(index));

  test('is returned complete, and other requests are served meanwhile', async () => {
    const text = JSON.stringify({ sections: { main } });
    const parsing = Math.max(...Array.from({ length: 5 }, () => timeOf(() => JSON.parse(text))));
    await content.put('us/en-us/page/huge', text);
    let answer: ContentResult | undefined;
    const longest = await longestTask(async () => (answer = await read('huge')));
    const page = answer?.status === 'found' ? parseAugmentedPage(answer.document) : undefined;
    expect(page?.sections.main).toHaveLength(count);
    expect(longest).toBeLessThan(8 * parsing);
  });

  test('costs next to nothing while it is unchanged', async () => {
    const costs: number[] = [];
    const timed = async () => {
      const start = performance.now();
      const answer = await read('huge');
      costs.push(performance.now() - start);
      return answer;
    };
    const notified = new Promise<void>((resolve) => void content.service.onChange(() => resolve()));
    await content.put('us/en-us/page/huge', { id: 'changed', sections: { main } });
    await notified;
    const first = await timed();
    // A change of so large a file may be reported more than once.
    const [, , again] = [await timed(), await timed(), await timed()];
    const [cost = 0, ...later] = costs;
    expect(Math.min(...later)).toBeLessThan(cost / 2);
    expect(again).toEqual({ ...first, stale: false });
  });
});

describe('a document of 20 MB', () => {
  const text = JSON.stringify({ id: 'huge', filler: 'x'.repeat(20 * 1024 * 1024), sections: { main: [] } });
  const idOf = (answer: ContentResult) => (answer.status === 'found' ? answer.document : answer);

  test('is not read: its page is missing, others are served, and the log names the reason', async () => {
    await content.put('us/en-us/page/fat', text);
    await content.put('us/en-us/page/lean', { id: 'lean' });
    const parsing = timeOf(() => JSON.parse(text));
    let fat: ContentResult | undefined;
    const longest = await longestTask(async () => (fat = await read('fat')));
    expect([fat?.status, (await read('lean')).status]).toEqual(['failed', 'found']);
    expect(longest).toBeLessThan(parsing);
    const reasons = content.lines.flatMap(({ fields }) => ('reason' in fields ? [fields.reason] : []));
    expect(reasons).toContain('it has 20.0 MB, and documents above 4 MB are not read.');
  });

  test('leaves the last valid version in effect', async () => {
    await content.put('us/en-us/page/grows', { id: 'small' });
    expect(idOf(await read('grows'))).toMatchObject({ id: 'small' });
    await content.put('us/en-us/page/grows', text);
    expect(idOf(await read('grows'))).toMatchObject({ id: 'small' });
    await content.put('us/en-us/page/grows', { id: 'small again' });
    expect(idOf(await read('grows'))).toMatchObject({ id: 'small again' });
  });
});

describe('a document that nests', () => {
  test('1,000 sections deep is returned cut to a depth that can be walked', async () => {
    let nested: object = { type: 'divider', id: 'leaf' };
    for (let depth = 0; depth < 1000; depth += 1)
      nested = { type: 'group', id: `g${depth}`, content: { sections: [nested] } };
    await content.put('us/en-us/page/nested', { sections: { main: [nested, { type: 'hero', id: 'after' }] } });
    const answer = await read('nested');
    const page = answer.status === 'found' ? parseAugmentedPage(answer.document) : undefined;
    expect(page?.sections.main).toHaveLength(2);
    expect(() => JSON.stringify(page)).not.toThrow();
    expect(content.lines.some((line) => line.message.includes('nests too deeply'))).toBe(true);
  });

  test.each(['[', '{"a":'])('100,000 times %s overflows nothing', async (opening) => {
    const depth = 100_000;
    const closing = opening === '[' ? ']' : '}';
    const deep = `${opening.repeat(depth)}0${closing.repeat(depth)}`;
    const text = `{"sections":{"main":[{"type":"hero","id":"a","content":${deep}}]}}`;
    await content.put('us/en-us/page/abyss', text);
    const answer = await read('abyss');
    expect(answer.status).toBe('found');
    expect((await read('abyss', 'page')).status).toBe('found');
    expect(await (await content.get(`${CANVAS}/page/us/abyss`)).text()).toBe(text);
  });
});

const LETTERS = [
  'a',
  'B',
  'é',
  'ß',
  'İ',
  '日',
  '0',
  '.',
  '..',
  '/',
  '%',
  '\\',
  '\u0000',
  ' ',
  '-',
  '_',
  '\uD800',
  '%2e',
  '?',
  '#',
];
const rawName = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...LETTERS) }));

describe('any name', () => {
  test('never makes the client or the service fail', async () => {
    const kinds = fc.constantFrom<ContentKind>(
      'augmentedpage',
      'page',
      'children',
      'category',
      'product',
      'fragment',
      'search',
      'showcase',
    );
    await fc.assert(
      fc.asyncProperty(kinds, rawName, rawName, async (kind, name, settings) => {
        const answer = await client.get({ kind, name, siteId: settings, locale: 'en-us' });
        expect(['missing', 'found']).toContain(answer.status);
        const path = `${CANVAS}/${kind}/us/${encodeURIComponent(name.toWellFormed())}?locale=${encodeURIComponent(settings.toWellFormed())}`;
        expect((await content.get(path)).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('any document', () => {
  const jsonText = fc.json({ maxDepth: 6 });
  const almostPage = fc.record(
    {
      id: fc.jsonValue(),
      seo: fc.jsonValue(),
      layout: fc.jsonValue(),
      validFrom: fc.oneof(fc.integer(), fc.constant('not a date'), fc.constant(null)),
      parent: fc.jsonValue(),
      sections: fc.record(
        { main: fc.oneof(fc.jsonValue(), fc.array(almostItem())), other: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  const anyText = fc.oneof(
    almostPage.map((page) => JSON.stringify(page)),
    jsonText,
    fc.string(),
    jsonText.chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
  );

  test('returns a page or 502', async () => {
    await content.put('us/en-us/fragment/loop', { sections: [{ type: 'fragment', content: { fragmentId: 'loop' } }] });
    let index = 0;
    const checkOne = async (text: string, query: string): Promise<void> => {
      const name = `any-${(index += 1)}`;
      await content.put(`us/en-us/generic/${name}`, text);
      const answer = await content.get(`${CANVAS}/augmentedpage/us/${name}${query}`);
      expect(answer.status).toBe(isDocument(text) ? 200 : 502);
      const body: unknown = await answer.json();
      if (answer.status === 200) expect(parseAugmentedPage(body)?.slug).toBe(name);
    };
    const batch = fc.array(fc.tuple(anyText, fc.constantFrom('', '?removeNulls=true')), {
      minLength: 10,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (documents) => {
        await Promise.all(documents.map(([text, query]) => checkOne(text, query)));
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

function almostItem() {
  const content = fc.record(
    { fragmentId: fc.oneof(fc.constant('loop'), fc.jsonValue()), sections: fc.jsonValue(), items: fc.jsonValue() },
    { requiredKeys: [] },
  );
  const type = fc.oneof(fc.constant('fragment'), fc.constant('hero'), fc.jsonValue());
  return fc.record(
    { type, id: fc.jsonValue(), content: fc.oneof(content, fc.jsonValue()), experiences: fc.jsonValue() },
    { requiredKeys: [] },
  );
}

function isDocument(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
