import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT_LIMIT } from '../../../src/config.ts';
import { shareOfTime } from '../../../tests/harness/browser/share-of-time.ts';
import { CANVAS, createContentFixture, type ContentFixture } from '../content-fixture.ts';

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const page = (path: string) => content.get(`${CANVAS}/augmentedpage/${path}`);

describe('a broken document', () => {
  test.each(['{"id":"home","sect', '', '<html></html>', '[1]', 'null', '"text"', '\u0000'])(
    '%j returns 502',
    async (text) => {
      await content.put('us/en-us/page/home', text);
      const answer = await page('us/home');
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }], appId: 'ECOMM' });
    },
  );

  test('that is not UTF-8 or exceeds the size limit returns 502', async () => {
    await content.put('us/en-us/page/latin', '{}');
    await writeFile(join(content.contentDir, 'us/en-us/page/latin.json'), Buffer.from('{"title":"größe"}', 'latin1'));
    await content.put('us/en-us/page/huge', `{"a":"${'x'.repeat(DOCUMENT_LIMIT)}"}`);
    expect((await page('us/latin')).status).toBe(502);
    expect((await page('us/huge')).status).toBe(502);
  });

  test('is replaced by the last valid version until it is repaired', async () => {
    await content.put('us/en-us/page/home', { id: 'first' });
    await page('us/home');
    await content.put('us/en-us/page/home', '{"id":"sec');
    expect(await (await page('us/home')).json()).toMatchObject({ id: 'first' });
    expect(content.lines.some((line) => line.level === 'error' && line.message.includes('cannot be read'))).toBe(true);
    await content.put('us/en-us/page/home', { id: 'second' });
    expect(await (await page('us/home')).json()).toMatchObject({ id: 'second' });
  });

  test('does not include one that begins with a byte order mark', async () => {
    await content.put('us/en-us/page/home', '\uFEFF{"id":"bom"}');
    expect(await (await page('us/home')).json()).toMatchObject({ id: 'bom' });
    expect(await (await content.get(`${CANVAS}/page/us/home`)).text()).toBe('{"id":"bom"}');
  });

  test('does not hide its neighbours', async () => {
    await content.put('us/en-us/page/guides', {});
    await content.put('us/en-us/page/a', '{');
    await content.put('us/en-us/page/b', { parent: 'guides' });
    const children = await (await content.get(`${CANVAS}/children/us/guides`)).json();
    expect(children.items).toMatchObject([{ slug: 'b' }]);
  });
});

describe('a link', () => {
  test('that points out of the content folder is treated as absent', async () => {
    await mkdir(join(content.contentDir, 'us/en-us/page'), { recursive: true });
    await symlink('/etc/passwd', join(content.contentDir, 'us/en-us/page/secret.json'));
    await symlink('/etc', join(content.contentDir, 'us/en-us/page/etc'));
    await symlink('loop.json', join(content.contentDir, 'us/en-us/page/loop.json'));
    await symlink('.', join(content.contentDir, 'us/en-us/page/self'));
    expect((await page('us/secret')).status).toBe(404);
    expect((await page('us/etc/passwd')).status).toBe(404);
    expect((await page('us/loop')).status).toBe(404);
    expect((await content.get(`${CANVAS}/children/us/none`)).status).toBe(404);
  });

  test('within the content folder is followed', async () => {
    await content.put('us/en-us/page/real', { id: 'real' });
    await symlink('real.json', join(content.contentDir, 'us/en-us/page/alias.json'));
    expect((await page('us/alias')).status).toBe(200);
  });
});

describe('a change', () => {
  /** Duration until listeners are notified and the operation shows the change, as a share of the time limit. */
  async function shareOf(change: () => Promise<void>, shows: () => Promise<boolean>): Promise<number> {
    const notified = new Promise<void>((resolve) => void content.service.onChange(() => resolve()));
    const isNotified = async () => {
      await change();
      await notified;
      expect(await shows()).toBe(true);
    };
    return shareOfTime(isNotified(), () => page('us/a/b'));
  }

  test('of any kind is reported and served within 250 ms', async () => {
    const statusIs = (status: number) => async () => (await page('us/a/b')).status === status;
    const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
    const file = join(content.contentDir, 'us/en-us/page/a/b.json');
    // A folder that loses its last document counts as gone.
    await content.put('us/en-us/page/other', { id: 'other' });
    await settle();
    expect(await shareOf(() => content.put('us/en-us/page/a/b', { id: '1' }), statusIs(200))).toBeLessThan(1);
    await settle();
    const isSecond = async () => (await (await page('us/a/b')).json()).id === '2';
    expect(await shareOf(() => content.put('us/en-us/page/a/b', { id: '2' }), isSecond)).toBeLessThan(1);
    await settle();
    await writeFile(`${file}.tmp`, '{"id":"3"}');
    const isThird = async () => (await (await page('us/a/b')).json()).id === '3';
    await settle();
    expect(await shareOf(() => rename(`${file}.tmp`, file), isThird)).toBeLessThan(1);
    await settle();
    expect(await shareOf(() => rm(file), statusIs(404))).toBeLessThan(1);
    await settle();
    expect(await shareOf(() => content.put('us/en-us/page/a/b', { id: '4' }), statusIs(200))).toBeLessThan(1);
  });

  test('is seen by every read at once, also twice within one clock tick', async () => {
    for (let version = 0; version < 50; version += 1) {
      await content.put('us/en-us/page/home', { id: String(version % 10) });
      expect(await (await page('us/home')).json()).toMatchObject({ id: String(version % 10) });
    }
  });
});
