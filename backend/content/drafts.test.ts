import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';
import { documentIdOf, type DocumentId, type DraftResult } from './drafts.ts';
import { lockDocument } from './documents/write-lock.ts';

let content: ContentFixture;

beforeEach(async () => {
  // Not local: saved drafts must be visible without a watch on the folder.
  content = await createContentFixture(false);
});

afterEach(() => content.close());

const HOME = { siteId: 'us', locale: 'en-us', kind: 'page', name: 'home' } as const satisfies DocumentId;
const title = (text: string) => ({ seo: { title: text } });
const seen = async (prefix = ''): Promise<unknown> => {
  const answer = await content.get(`${prefix}${CANVAS}/augmentedpage/us/home`);
  return answer.ok ? (await answer.json()).seo.title : answer.status;
};
const files = () => readdir(join(content.contentDir, 'us/en-us/page'));
const revisionIn = (answer: DraftResult) => (answer.status === 'done' ? answer.revision : undefined);

describe('a draft', () => {
  test('is shown in preview at once, and never to visitors', async () => {
    const { drafts } = content.service;
    await content.put('us/en-us/page/home', title('Published'));
    expect([await seen(), await seen('/pre')]).toEqual(['Published', 'Published']);
    const stored = await drafts.read(HOME);
    expect(stored).toMatchObject({ isDraft: false, document: title('Published') });
    const notified: (readonly string[])[] = [];
    content.service.onChange((paths) => notified.push(paths));
    const saved = await drafts.saveDraft(HOME, title('Draft'), stored?.revision ?? null);
    expect([await seen(), await seen('/pre')]).toEqual(['Published', 'Draft']);
    expect(notified).toEqual([['us/en-us/page/home.draft.json']]);
    expect(await drafts.read(HOME)).toMatchObject({
      isDraft: true,
      document: title('Draft'),
      publishedRevision: stored?.revision,
    });
    await drafts.discardDraft(HOME, revisionIn(saved) ?? null);
    expect([await seen(), await seen('/pre')]).toEqual(['Published', 'Published']);
    expect(await files()).toEqual(['home.json']);
  });

  test('of an unpublished document is in no list for visitors', async () => {
    await content.service.drafts.saveDraft(HOME, title('Only a draft'), null);
    expect([await seen(), await seen('/pre')]).toEqual([404, 'Only a draft']);
    const index = await (await content.get(`${CANVAS}/index/us`)).json();
    expect(index.items).toEqual([]);
    const children = await content.get(`${CANVAS}/children/us/articles`);
    expect(JSON.stringify(await children.json())).not.toContain('Only a draft');
  });

  test('is rejected with the stored revisions when the base revision is stale', async () => {
    const { drafts } = content.service;
    await content.put('us/en-us/page/home', title('Published'));
    const first = await drafts.read(HOME);
    const saved = await drafts.saveDraft(HOME, title('Theirs'), first?.revision ?? null);
    const mine = await drafts.saveDraft(HOME, title('Mine'), first?.revision ?? null);
    expect(mine).toEqual({
      status: 'conflict',
      revision: revisionIn(saved),
      publishedRevision: first?.publishedRevision,
    });
    expect(await seen('/pre')).toBe('Theirs');
  });

  test('is saved by one of many concurrent writers, and never in part', async () => {
    const { drafts } = content.service;
    const long = 'x'.repeat(100_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => drafts.saveDraft(HOME, title(`${index} ${long}`), null)),
    );
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(String(await seen('/pre'))).toMatch(/^\d+ x{100000}$/);
    expect(await files()).toEqual(['home.draft.json']);
  });

  test('can be saved after a process was killed while it saved', async () => {
    const folder = join(content.contentDir, 'us/en-us/page');
    await content.put('us/en-us/page/home', title('Published'));
    const lock = join(folder, '.home.draft.json.lock');
    await writeFile(lock, '');
    await writeFile(join(folder, '.4711.saving'), '{"seo":{"ti');
    await utimes(lock, new Date(0), new Date(0));
    const { drafts } = content.service;
    const stored = await drafts.read(HOME);
    expect((await drafts.saveDraft(HOME, title('Draft'), stored?.revision ?? null)).status).toBe('done');
    expect(await seen('/pre')).toBe('Draft');
    expect(await drafts.names({ siteId: 'us', locale: 'en-us', kind: 'page' })).toEqual(['home']);
  });

  test('can be saved after a clock was set back since a process was killed', async () => {
    const folder = join(content.contentDir, 'us/en-us/page');
    await content.put('us/en-us/page/home', title('Published'));
    const lock = join(folder, '.home.draft.json.lock');
    await writeFile(lock, 'of a writer that is gone');
    await utimes(lock, new Date(Date.now() + 86_400_000), new Date(Date.now() + 86_400_000));
    const stored = await content.service.drafts.read(HOME);
    const saved = await content.service.drafts.saveDraft(HOME, title('Draft'), stored?.revision ?? null);
    expect([saved.status, await files()]).toEqual(['done', ['home.draft.json', 'home.json']]);
  });

  test('is not written by a writer that lost its lock', async () => {
    await content.put('us/en-us/page/home', title('Published'));
    const path = join(content.contentDir, 'us/en-us/page/home.draft.json');
    const slow = await lockDocument(path);
    await utimes(join(path, '../.home.draft.json.lock'), new Date(0), new Date(0));
    const faster = await lockDocument(path);
    await expect(slow.assertOwned()).rejects.toThrow('took over');
    await slow.release();
    await faster.assertOwned();
    await faster.release();
    expect(await files()).toEqual(['home.json']);
  });

  test('that cannot be read can be discarded or overwritten, and preview shows the published document meanwhile', async () => {
    const { drafts } = content.service;
    await content.put('us/en-us/page/home', title('Published'));
    await content.put('us/en-us/page/home.draft', '{"seo":{"ti');
    expect(await seen('/pre')).toBe('Published');
    const stored = await drafts.read(HOME);
    expect(stored).toMatchObject({ document: undefined, isDraft: true });
    const saved = await drafts.saveDraft(HOME, title('Mended'), stored?.revision ?? null);
    expect([saved.status, await seen('/pre')]).toEqual(['done', 'Mended']);
    await content.put('us/en-us/page/home.draft', '[]');
    const again = await drafts.read(HOME);
    expect((await drafts.discardDraft(HOME, again?.revision ?? null)).status).toBe('done');
    expect(await files()).toEqual(['home.json']);
  });

  test('is done when the stored state is the requested one, and a rejected save leaves no files', async () => {
    const { drafts } = content.service;
    const saved = await drafts.saveDraft(HOME, title('Draft'), null);
    expect(await drafts.saveDraft(HOME, title('Draft'), 'lost')).toEqual(saved);
    expect((await drafts.discardDraft(HOME, revisionIn(saved) ?? null)).status).toBe('done');
    expect((await drafts.discardDraft(HOME, revisionIn(saved) ?? null)).status).toBe('done');
    const elsewhere = { ...HOME, name: 'deep/in/folders' };
    expect((await drafts.saveDraft(elsewhere, title('Late'), 'old')).status).toBe('conflict');
    expect(await files()).toEqual([]);
  });

  test('never leaves the content folder', async () => {
    const elsewhere = join(tmpdir(), `aisle-elsewhere-${process.pid}`);
    await mkdir(elsewhere, { recursive: true });
    await mkdir(join(content.contentDir, 'us'), { recursive: true });
    await symlink(elsewhere, join(content.contentDir, 'us/en-us'));
    await expect(content.service.drafts.saveDraft(HOME, title('Out'), null)).rejects.toThrow('leads out');
    expect(await readdir(elsewhere)).toEqual([]);
  });
});

test.each([
  ['..', 'en-us', 'home'],
  ['us', '../de', 'home'],
  ['us', 'en-us', '../../sites'],
  ['us', 'en-us', 'home.draft'],
  ['us', 'en-us', 'home.json/below'],
  ['us', 'en-us', '.hidden'],
  ['us', 'en-us', 'a//b'],
  ['us', 'en-us', 'a\u0000b'],
])('a place named %s, %s, %s is none', (siteId, locale, name) => {
  expect(documentIdOf(siteId, locale, 'page', name)).toBeUndefined();
});
