import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentClient, type ClosableContentClient } from '../../src/cms/client/create-content-client.ts';
import type { ContentResult, ContentKind, ContentRequest } from '../../src/cms/client/content-client.ts';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';
import { createContentService, type ContentService } from './content-service.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };

let content: ContentFixture;
let storedCopiesDir: string;
let client: ClosableContentClient;

beforeEach(async () => {
  content = await createContentFixture();
  storedCopiesDir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
  await content.put('us/en-us/page/home', { id: 'home' });
  await content.put('us/en-us/page/about', { id: 'about' });
  await content.put('us/en-us/menu/main', { id: 'menu', items: [] });
  client = clientOf(content.service);
});

afterEach(async () => {
  await client.close();
  await content.close();
  await rm(storedCopiesDir, { recursive: true, force: true });
  await rm(`${content.contentDir}-away`, { recursive: true, force: true });
});

/** A client without a cache. */
function clientOf(service: ContentService): ClosableContentClient {
  const settings = { origin: content.contentDir, storedCopiesDir };
  const created = createContentClient({
    source: service.source,
    ...settings,
    isRemote: false,
    isLocal: true,
    ttl: 0,
    log,
  });
  return created;
}

const idOf = (answer: ContentResult) =>
  answer.status === 'found' && 'id' in Object(answer.document) ? Object(answer.document).id : answer;
const STORED_DOCUMENTS: readonly (readonly [ContentKind, string | undefined, string])[] = [
  ['augmentedpage', 'home', 'home'],
  ['augmentedpage', 'about', 'about'],
  ['menu', undefined, 'menu'],
  ['index', undefined, 'index'],
];

async function expectAll(requested = client): Promise<void> {
  for (const [kind, name, id] of STORED_DOCUMENTS) {
    const request = { kind, siteId: 'us', locale: 'en-us' };
    expect(idOf(await requested.get(name === undefined ? request : { ...request, name })), kind).toBe(id);
  }
}

const GONE: Readonly<Record<string, () => Promise<void>>> = {
  'is moved away': () => rename(content.contentDir, `${content.contentDir}-away`),
  'is removed': () => rm(content.contentDir, { recursive: true }),
  'is emptied, like a volume that is not mounted': async () => {
    await rm(content.contentDir, { recursive: true });
    await mkdir(content.contentDir);
  },
  'has folders without documents': async () => {
    await rm(join(content.contentDir, 'us/en-us/page'), { recursive: true });
    await rm(join(content.contentDir, 'us/en-us/menu'), { recursive: true });
  },
};

describe('a content folder that', () => {
  test.each(Object.keys(GONE))('%s is served from memory, and said to be gone', async (name) => {
    await expectAll();
    expect(await content.service.isWell()).toBe(true);
    await GONE[name]?.();
    await expect.poll(() => content.service.isWell()).toBe(false);
    await expectAll();
    expect(await client.get({ ...home, name: 'never-seen' })).toEqual({ status: 'failed', httpStatus: 503 });
    expect((await content.get(`${CANVAS}/augmentedpage/us/home`)).status).toBe(503);
    const lines = content.lines.filter(({ level, message }) => level === 'error' && message.includes('gone'));
    expect(lines).toHaveLength(1);
  });

  test('is removed file by file keeps serving what was read a moment ago', async () => {
    await expectAll();
    await rm(join(content.contentDir, 'us/en-us/page/home.json'));
    expect(await client.get(home)).toEqual({ status: 'missing' });
    await rm(content.contentDir, { recursive: true });
    await expect.poll(() => content.service.isWell()).toBe(false);
    await expectAll();
    await client.close();
    const restarted = clientOf(content.service);
    await expectAll(restarted);
    await restarted.close();
  });

  test('is restored is served again', async () => {
    await expectAll();
    await rename(content.contentDir, `${content.contentDir}-away`);
    await expect.poll(() => content.service.isWell()).toBe(false);
    await rename(`${content.contentDir}-away`, content.contentDir);
    await content.put('us/en-us/page/home', { id: 'new' });
    await expect.poll(async () => idOf(await client.get(home))).toBe('new');
    expect(await content.service.isWell()).toBe(true);
  });

  test.each([true, false])('is empty at the start is served from stored copies (folder there: %s)', async (isThere) => {
    await expectAll();
    await client.close();
    await content.service.close();
    await rm(content.contentDir, { recursive: true });
    if (isThere) await mkdir(content.contentDir);
    const service = createContentService({ contentDir: content.contentDir, isLocal: false, log });
    const restarted = clientOf(service);
    expect(idOf(await restarted.get(home))).toBe('home');
    expect(await restarted.get({ ...home, name: 'never-seen' })).toEqual({ status: 'missing' });
    expect(await service.isWell()).toBe(isThere);
    await restarted.close();
    await service.close();
  });

  test('loses one document has lost that one', async () => {
    await expectAll();
    await rm(join(content.contentDir, 'us/en-us/page/about.json'));
    expect(await client.get({ ...home, name: 'about' })).toEqual({ status: 'missing' });
    expect(idOf(await client.get(home))).toBe('home');
  });
});
