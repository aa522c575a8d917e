import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUpstreamFixture, json, page, status, type UpstreamFixture } from './content-client.test-support.ts';
import type { ContentResult, ContentRequest } from './content-client.ts';

let upstream: UpstreamFixture;

beforeEach(async () => {
  upstream = await createUpstreamFixture();
});

afterEach(() => upstream.close());

const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const HOME = '/base/caas/v1/canvas/augmentedpage/us/home?siteId=us&locale=en-us&removeNulls=true';
const documentOf = (answer: ContentResult) => (answer.status === 'found' ? answer.document : answer);

describe('the circuit', () => {
  test('skips an upstream that does not respond, and tries again after a pause', async () => {
    let clock = 0;
    const client = upstream.client({ timeout: 500, now: () => clock });
    upstream.behave(() => undefined);
    const ask = (name: string) => client.get({ ...home, name });
    await Promise.all(['a', 'b', 'c', 'd'].map(ask));
    const requestCount = upstream.requests.length;
    const limit = new Promise((resolve) => setTimeout(resolve, 100, 'the time limit'));
    expect(await Promise.race([limit, ask('e')])).toEqual({ status: 'failed', httpStatus: 503 });
    expect(upstream.requests).toHaveLength(requestCount);
    upstream.behave(json(page(1)));
    clock = 5001;
    expect(documentOf(await ask('f'))).toEqual(page(1));
    expect(documentOf(await ask('g'))).toEqual(page(1));
  });

  test('stays closed for one broken document', async () => {
    let clock = 0;
    const client = upstream.client({ now: () => clock });
    upstream.behave((request, response) => (request.url === HOME ? status(502) : json(page(1)))(request, response));
    for (let round = 0; round < 6; round += 1) {
      await client.get(home);
      clock += 2000;
    }
    expect(documentOf(await client.get({ ...home, name: 'other' }))).toEqual(page(1));
  });
});

describe('stored copies', () => {
  test('survive a restart and replace a failing upstream', async () => {
    upstream.behave(json(page(1)));
    const before = upstream.client();
    await before.get(home);
    await before.close();
    await upstream.die();
    const after = upstream.client();
    expect(await after.get(home)).toEqual({ status: 'found', document: page(1), stale: true });
    expect(await after.get({ ...home, name: 'never-seen' })).toEqual({ status: 'failed', httpStatus: 502 });
  });

  test('of one source are not served for another', async () => {
    upstream.behave(json(page(1)));
    const before = upstream.client({ origin: 'a' });
    await before.get(home);
    await before.close();
    upstream.behave(status(500));
    expect((await upstream.client({ origin: 'b' }).get(home)).status).toBe('failed');
  });

  test('that are damaged are ignored', async () => {
    upstream.behave(json(page(1)));
    const before = upstream.client();
    await before.get(home);
    await before.close();
    for (const name of await readdir(upstream.storedCopiesDir)) {
      await writeFile(join(upstream.storedCopiesDir, name), '{"key":"x"}\n{"id"');
    }
    upstream.behave(status(500));
    expect((await upstream.client().get(home)).status).toBe('failed');
  });

  test('are removed with the document', async () => {
    upstream.behave(json(page(1)));
    const client = upstream.client();
    await client.get(home);
    upstream.behave(status(404));
    client.invalidate();
    await client.get(home);
    await client.close();
    expect(await readdir(upstream.storedCopiesDir)).toEqual([]);
  });

  test('that cannot be written only cost a log line', async () => {
    const file = join(upstream.storedCopiesDir, 'file');
    await writeFile(file, '');
    const client = upstream.client({ storedCopiesDir: join(file, 'below') });
    expect((await client.get(home)).status).toBe('found');
    await client.close();
    expect(upstream.log.lines.join()).toContain('could not be stored');
  });
});
