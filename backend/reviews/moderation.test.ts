import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { Message } from '../messaging/message.ts';
import { createModerationMails } from './moderation-mails.ts';
import { jpegPhoto } from './photos.test-support.ts';
import { createReviewServices } from './review-services.ts';

const review = { title: 'Fine', text: 'It does what it says.', author: 'Ada', rating: 2 };
const editor = 'editor@example.com';
const shop = {
  brand: 'Ridge',
  home: 'https://shop.example/',
  logo: 'https://shop.example/logo.png',
  help: { label: 'Help', link: 'https://shop.example/help' },
  returns: { label: 'Returns', link: 'https://shop.example/returns' },
};

describe.each(TEST_DATABASES)('moderation on $name', ({ open }) => {
  let database: Database;
  let folder = '';
  let services: ReturnType<typeof createReviewServices>;
  let authors = 0;
  let time = 1_000_000;
  const mailed: Message[] = [];
  beforeAll(async () => {
    database = await open();
    folder = await mkdtemp(join(tmpdir(), 'aisle-photos-'));
    const mails = createModerationMails({
      enqueue: async (_, message) => void mailed.push(message),
      linkTo: (path) => `https://shop.example${path}`,
      shopOf: () => shop,
    });
    services = createReviewServices({
      ...database,
      isLocal: false,
      moderation: 'before',
      dataDir: folder,
      mails,
      loadWords: async () => ['idiot*'],
      now: () => (time += 1000),
    });
    for (const id of ['boot', 'cap', 'bag']) await putProduct(database, { id, variants: [{ sku: id.toUpperCase() }] });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const author = () => ({ consumerNo: `m-${(authors += 1)}`, scope: us });
  const page = { start: 0, count: 10, sort: 'newest' } as const;
  const isOpen = (id: string) => existsSync(join(folder, 'media/reviews', `${id}.webp`));
  const upload = async (consumerNo: string) => (await services.photos.upload(consumerNo, await jpegPhoto())).id;
  const rowOf = (id: string) =>
    database.read.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('shows an approved review with its photos, counts its stars and says who decided', async () => {
    const one = author();
    const photos = [await upload(one.consumerNo), await upload(one.consumerNo)];
    const { id, status } = await services.reviews.write(one, 'boot', { ...review, photos });
    expect([status, (await services.reviews.list('boot', page)).total]).toEqual(['pending', 0]);
    expect(photos.map(isOpen)).toEqual([false, false]);
    const [waiting] = (await services.moderation.list({ view: 'pending', page: 1 })).reviews;
    expect(waiting).toMatchObject({ id, product: { name: 'boot' }, photos: photos.map((photo) => ({ id: photo })) });
    expect(await services.moderation.readPhoto(photos[0] ?? '')).toBeInstanceOf(Buffer);
    const before = await catalogRevision(database.read);
    await services.moderation.approve(id, { editor });
    expect(await catalogRevision(database.read)).toBeGreaterThan(before);
    expect(await services.reviews.list('boot', page)).toMatchObject({ total: 1, average: 2, ratingCount: 1 });
    expect(photos.map(isOpen)).toEqual([true, true]);
    expect(await rowOf(id)).toMatchObject({ moderated_by: editor, moderated_at: time });
  });

  test('takes a refused review off the product, and mails the reason to the author of the account', async () => {
    const one = author();
    const account = { consumer_no: one.consumerNo, email: 'ada@example.com', consumer_type: 'REGISTERED' as const };
    const columns = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('consumer')
      .values({ ...account, ...columns })
      .execute();
    const photo = await upload(one.consumerNo);
    const { id } = await services.reviews.write(one, 'cap', { ...review, photos: [photo] });
    mailed.length = 0;
    await services.moderation.approve(id, { editor });
    await services.moderation.approve(id, { editor });
    await services.moderation.reject(id, { editor, reason: 'It is about the parcel.' });
    expect(await services.reviews.list('cap', page)).toMatchObject({ total: 0, ratingCount: 0 });
    expect(isOpen(photo)).toBe(false);
    expect(mailed.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.com', 'Your review of cap is online'],
      ['ada@example.com', 'Your review of cap is not shown'],
    ]);
    expect(mailed[1]?.text).toContain('Reason: It is about the parcel.');
    expect(mailed[1]).toMatchObject({ notification: { type: 'reviews', consumerNo: one.consumerNo } });
  });

  test('waits again for a review that its author changed', async () => {
    const one = author();
    const { id } = await services.reviews.write(one, 'bag', { ...review });
    await services.moderation.approve(id, { editor });
    const again = await services.reviews.write(one, 'bag', { ...review, text: 'What an idiot I was.' });
    expect(again).toMatchObject({ id, status: 'pending' });
    const queue = await services.moderation.list({ view: 'pending', page: 1 });
    expect(queue.reviews.find((found) => found.id === id)).toMatchObject({
      brokenRules: ['word'],
      moderatedBy: undefined,
    });
  });

  test.each([
    ['removes', { rating: 5 }, { reply: null, replied_at: null, helpful: 0, unhelpful: 0 }, 0],
    ['removes', { title: 'Poor' }, { reply: null, replied_at: null, helpful: 0, unhelpful: 0 }, 0],
    ['removes', { text: 'It does not.' }, { reply: null, replied_at: null, helpful: 0, unhelpful: 0 }, 0],
    ['leaves', { size: '9', author: 'Bo' }, { reply: 'Thank you.', helpful: 1, unhelpful: 1 }, 2],
  ])('%s the reply, the votes and the reports of a review whose author changed %j', async (_, change, row, marks) => {
    const one = author();
    const { id } = await services.reviews.write(one, 'bag', { ...review });
    await services.moderation.approve(id, { editor });
    await services.moderation.reply(id, { editor, text: 'Thank you.' });
    for (const [voter, isHelpful] of [['m-7', true] as const, ['m-8', false] as const]) {
      await services.reviews.vote(voter, id, isHelpful);
      await services.reviews.flag(voter, id, 'Spam');
    }
    expect(await services.reviews.write(one, 'bag', { ...review, ...change })).toMatchObject({ id });
    expect(await rowOf(id)).toMatchObject(row);
    const { read } = database;
    const votes = await read.selectFrom('helpful_vote').selectAll().where('subject_id', '=', id).execute();
    const flags = await read.selectFrom('review_flag').selectAll().where('review_id', '=', id).execute();
    expect([votes.length, flags.length]).toEqual([marks, marks]);
  });

  test('has a name that turns no text around it', async () => {
    const { author: name } = await services.reviews.write(author(), 'bag', {
      ...review,
      author: '\u202eAda\nLovelace\u2066',
    });
    expect(name).toBe('Ada Lovelace');
    await expect(services.reviews.write(author(), 'bag', { ...review, author: '\u202e' })).rejects.toMatchObject({
      errorId: 'VALIDATION',
    });
  });

  test('shows no size or color that the product does not have: nobody has read it', async () => {
    await putProduct(database, { id: 'shoe', variants: [{ sku: 'SHOE', size: '9', color: 'Peat' }] });
    const write = (version: object) => services.reviews.write(author(), 'shoe', { ...review, ...version });
    expect(await write({ size: '9', color: 'Peat' })).toMatchObject({ size: '9', color: 'Peat' });
    const foreign = await write({ size: 'www.example.com', color: 'Bark' });
    expect([foreign.size, foreign.color]).toEqual([undefined, undefined]);
  });

  test('lists what is shown, the newest first, also what nobody had to approve', async () => {
    const { id } = await services.reviews.write(author(), 'bag', { ...review });
    const shown = async () => (await services.moderation.list({ view: 'published', page: 1 })).reviews;
    expect((await shown()).some((one) => one.id === id)).toBe(false);
    await database.write.updateTable('review').set({ status: 'published' }).where('id', '=', id).execute();
    expect((await shown())[0]).toMatchObject({ id, moderatedBy: undefined });
  });

  test('finds what is shown by a part of its title, its text or its author’s name', async () => {
    const written = { ...review, title: 'Cosy 100%', text: 'Wool_socks fit.', author: 'Zoe' };
    const { id } = await services.reviews.write(author(), 'bag', written);
    const search = async (q: string) => {
      const { total, reviews } = await services.moderation.list({ view: 'published', page: 1, q });
      return [total, ...reviews.map((one) => one.id)];
    };
    expect(await search('zoe')).toEqual([0]);
    await services.moderation.approve(id, { editor });
    for (const q of ['COSY 100%', 'wool_SOCKS', 'zoe']) expect(await search(q)).toEqual([1, id]);
    for (const q of ['100_', 'wool%socks', 'cosier']) expect(await search(q)).toEqual([0]);
  });

  test('lists what was reported until an editor has looked at it, and stores a reply', async () => {
    const { id } = await services.reviews.write(author(), 'bag', { ...review });
    await services.moderation.approve(id, { editor });
    await services.reviews.flag('m-9', id, 'Spam');
    const flagged = async () => (await services.moderation.list({ view: 'flagged', page: 1 })).reviews;
    expect(await flagged()).toMatchObject([{ id, flags: ['Spam'] }]);
    await services.moderation.approve(id, { editor });
    expect(await flagged()).toEqual([]);
    await services.moderation.reply(id, { editor, text: 'Thank you.' });
    expect(await rowOf(id)).toMatchObject({ reply: 'Thank you.', replied_at: time });
    await services.moderation.reply(id, { editor, text: '' });
    expect(await rowOf(id)).toMatchObject({ reply: null, replied_at: null });
    await expect(services.moderation.approve('none', { editor })).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('attaches own photos only, each to one review', async () => {
    const [one, other] = [author(), author()];
    const photo = await upload(one.consumerNo);
    const theirs = services.reviews.write(other, 'bag', { ...review, photos: [photo] });
    await expect(theirs).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path: 'photos' } });
    const writing = ['bag', 'cap', 'boot'].map((id) => services.reviews.write(one, id, { ...review, photos: [photo] }));
    const outcomes = await Promise.allSettled(writing);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('stores one review of an author who sends it many times at once', async () => {
    const one = author();
    const photo = await upload(one.consumerNo);
    const sent = Array.from({ length: 8 }, () => services.reviews.write(one, 'cap', { ...review, photos: [photo] }));
    const ids = new Set((await Promise.all(sent)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const rows = await database.read.selectFrom('review_photo').selectAll().where('id', '=', photo).execute();
    expect(rows).toHaveLength(1);
  });

  test('accepts a bounded number of photos, and removes those of no review after a day', async () => {
    const one = author();
    const photo = await upload(one.consumerNo);
    const sent = { consumer_no: one.consumerNo, width: 1, height: 1, created_at: time };
    const others = Array.from({ length: 11 }, (_, index) => ({ ...sent, id: `${one.consumerNo}-${index}` }));
    await database.write.insertInto('review_upload').values(others).execute();
    await expect(upload(one.consumerNo)).rejects.toMatchObject({ errorId: 'API429' });
    const svg = services.photos.upload(author().consumerNo, Buffer.from('<svg/>'));
    await expect(svg).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path: 'image', reason: 'type' } });
    time = Date.now() + 2 * 24 * 60 * 60 * 1000;
    await services.photos.tidy();
    expect(await services.moderation.readPhoto(photo)).toBeUndefined();
  });
});
