import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shareOfTime } from '../../tests/harness/browser/share-of-time.ts';
import { createContentClient, type ClosableContentClient } from '../../src/cms/client/create-content-client.ts';
import type { ContentResult, ContentRequest } from '../../src/cms/client/content-client.ts';
import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import { createContentService, type ContentService } from './content-service.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const HOME = 'us/en-us/page/home';

let content: ContentFixture;
let storedCopiesDir: string;
let client: ClosableContentClient;

beforeEach(async () => {
  content = await createContentFixture();
  storedCopiesDir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
  client = clientOf(content.service);
});

afterEach(async () => {
  await client.close();
  await content.close();
  await rm(storedCopiesDir, { recursive: true, force: true });
});

/** A time to live of an hour: only change events of the service make the client fetch again. */
function clientOf(service: ContentService): ClosableContentClient {
  const settings = { origin: content.contentDir, storedCopiesDir };
  const created = createContentClient({
    source: service.source,
    ...settings,
    isRemote: false,
    isLocal: true,
    ttl: 3_600_000,
    log,
  });
  service.onChange(() => created.invalidate());
  return created;
}

const idOf = (answer: ContentResult) =>
  answer.status === 'found' && 'id' in Object(answer.document) ? Object(answer.document).id : answer.status;

/** Polls until the client returns the document. */
async function isShown(id: string): Promise<void> {
  while (idOf(await client.get(home)) !== id) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A response that is overtaken by the event of its own change is not cached: polls until one is. */
async function isStored(): Promise<void> {
  await expect
    .poll(async () => {
      await client.get(home);
      await client.close();
      return readdir(storedCopiesDir);
    })
    .toHaveLength(1);
}

describe('a client on the embedded content service', () => {
  test('shows a new, a changed and a removed document within 250 ms', async () => {
    const share = (id: string) => shareOfTime(isShown(id), () => client.get(home));
    // A folder that loses its last document counts as gone.
    await content.put('de/de-de/page/other', { id: 'other' });
    expect(await client.get(home)).toEqual({ status: 'missing' });
    await content.put(HOME, { id: 'first' });
    expect(await share('first')).toBeLessThan(1);
    await content.put(HOME, { id: 'second' });
    expect(await share('second')).toBeLessThan(1);
    await rm(join(content.contentDir, `${HOME}.json`));
    expect(await share('missing')).toBeLessThan(1);
    await rm(join(content.contentDir, 'us'), { recursive: true });
    await content.put(HOME, { id: 'third' });
    expect(await share('third')).toBeLessThan(1);
  });

  test('keeps object identity through changes of other documents', async () => {
    await content.put(HOME, { id: 'first' });
    await isStored();
    const first = await client.get(home);
    client.invalidate();
    const again = await client.get(home);
    expect(again.status === 'found' && first.status === 'found' && again.document === first.document).toBe(true);
  });

  test('serves the stored copy of a document that was broken during a restart, and fails for one it never read', async () => {
    await content.put(HOME, { id: 'first' });
    await isStored();
    await content.service.close();
    await content.put(HOME, '{"id":"sec');
    await content.put('us/en-us/page/other', '{"id":"sec');
    const service = createContentService({ contentDir: content.contentDir, isLocal: false, log });
    const restarted = clientOf(service);
    expect(idOf(await restarted.get(home))).toBe('first');
    expect(await restarted.get({ ...home, name: 'other' })).toEqual({ status: 'failed', httpStatus: 502 });
    await restarted.close();
    await service.close();
  });

  test('works without a content folder', async () => {
    const service = createContentService({ contentDir: join(content.contentDir, 'none'), isLocal: true, log });
    await service.ready;
    const other = clientOf(service);
    expect(await other.get(home)).toEqual({ status: 'missing' });
    expect(await other.get({ ...home, kind: 'menu' })).toEqual({ status: 'missing' });
    await service.close();
  });
});
