import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REVIEW_LENGTH } from '../../src/api/catalog/reviews.schema.ts';
import { putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createReviewServices } from './review-services.ts';

const review = { title: 'Fine', text: 'It does what it says.', author: 'Ada' };

describe.each(TEST_DATABASES)('reviews on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createReviewServices>;
  let authors = 0;
  beforeAll(async () => {
    database = await open();
    shop = createReviewServices({ ...database, isLocal: true });
    for (const id of ['boot', 'cap', 'bag']) await putProduct(database, { id, variants: [{ sku: id.toUpperCase() }] });
    await database.write
      .updateTable('product')
      .set({ rating_average: 4.5, rating_count: 10 })
      .where('id', '=', 'boot')
      .execute();
  });
  afterAll(() => database.close());

  const author = () => ({ consumerNo: `c-${(authors += 1)}`, scope: us });
  const page = { start: 0, count: 10, sort: 'newest' } as const;
  const ratingOf = (id: string) =>
    database.read
      .selectFrom('product')
      .select(['rating_average', 'rating_count'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('add to the ratings a product had, one of each author', async () => {
    const one = author();
    await shop.reviews.write(one, 'boot', { ...review, rating: 1 });
    expect(await ratingOf('boot')).toEqual({ rating_average: 4.2, rating_count: 11 });
    await shop.reviews.write(one, 'BOOT', { ...review, rating: 5 });
    expect(await ratingOf('boot')).toEqual({ rating_average: 4.5, rating_count: 11 });
    const list = await shop.reviews.list('boot', page);
    expect(list).toMatchObject({ average: 4.5, ratingCount: 11, total: 1, reviews: [{ rating: 5 }] });
  });

  test('are all counted under concurrency', async () => {
    const writing = Array.from({ length: 20 }, (_, index) =>
      shop.reviews.write(author(), 'cap', { ...review, rating: (index % 5) + 1 }),
    );
    await Promise.all(writing);
    expect(await ratingOf('cap')).toEqual({ rating_average: 3, rating_count: 20 });
    const { distribution } = await shop.reviews.list('cap', page);
    expect(distribution.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
  });

  test('of customers who bought are published, others are held for moderation, where the shop is not local', async () => {
    const { reviews, questions } = createReviewServices({ ...database, isLocal: false });
    const [customer, other] = [author(), author()];
    await placeOrder(database, customer.consumerNo, 'BAG');
    expect(await reviews.write(customer, 'bag', { ...review, rating: 4 })).toMatchObject({
      status: 'published',
      verified: true,
    });
    expect(await reviews.write(other, 'bag', { ...review, rating: 1 })).toMatchObject({
      status: 'pending',
      verified: false,
    });
    expect(await questions.ask(customer, 'bag', { text: 'Is it large?', author: 'Ada' })).toMatchObject({
      status: 'published',
    });
    expect(await ratingOf('bag')).toEqual({ rating_average: 4, rating_count: 1 });
  });

  test('count each vote once, also under concurrency', async () => {
    const { id } = await shop.reviews.write(author(), 'boot', { ...review, rating: 5 });
    const voters = Array.from({ length: 6 }, () => author().consumerNo);
    const casting = [...voters, ...voters].map((voter, index) => shop.reviews.vote(voter, id, index % 2 === 0));
    await Promise.all(casting);
    for (const voter of voters) await shop.reviews.vote(voter, id, true);
    const last = await shop.reviews.vote(voters[0] ?? '', id, true);
    expect(last).toMatchObject({ helpful: 6, unhelpful: 0 });
  });

  test('are translated by the provider, unless they are in the language already', async () => {
    const translation = {
      translate: async (texts: readonly string[], { to }: { to: string }) => texts.map((text) => `${to}: ${text}`),
    };
    const { reviews } = createReviewServices({ ...database, isLocal: true, translation });
    const { id } = await reviews.write(author(), 'boot', { ...review, rating: 5 });
    const german = await reviews.translate(id, scopeOf({ siteId: 'de', locale: 'de-de' }));
    expect(german).toMatchObject({ title: 'de: Fine', locale: 'de-de', translated: true });
    const british = await reviews.translate(id, scopeOf({ siteId: 'gb', locale: 'en-gb' }));
    expect(british).toMatchObject({ title: 'Fine', locale: 'en-us', translated: false });
  });

  test('remain as written where the provider returns too few texts', async () => {
    const translation = { translate: async () => ['Gut'] };
    const { reviews } = createReviewServices({ ...database, isLocal: true, translation });
    const { id } = await reviews.write(author(), 'boot', { ...review, rating: 5 });
    const german = await reviews.translate(id, scopeOf({ siteId: 'de', locale: 'de-de' }));
    expect(german).toMatchObject({ title: review.title, text: review.text, translated: false });
  });

  test.each([
    [REVIEW_LENGTH, undefined],
    [REVIEW_LENGTH + 1, 'REV410'],
  ])('of %i characters are rejected with %j', async (length, errorId) => {
    const written = shop.reviews.write(author(), 'cap', { ...review, rating: 3, text: 'x'.repeat(length) });
    if (errorId === undefined) await expect(written).resolves.toMatchObject({ rating: 3 });
    else await expect(written).rejects.toMatchObject({ errorId, details: { maxLength: REVIEW_LENGTH } });
  });

  test('are named for the account when the author gives no name', async () => {
    const one = author();
    const unnamed = { ...review, author: undefined, rating: 3 };
    await expect(shop.reviews.write(one, 'cap', unnamed)).rejects.toMatchObject({
      errorId: 'VALIDATION',
      details: { path: 'author' },
    });
    const account = { email: 'ada@example.com', consumer_type: 'REGISTERED' as const, first_name: 'Çağrı' };
    const columns = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('consumer')
      .values({ ...account, ...columns, consumer_no: one.consumerNo })
      .execute();
    expect(await shop.reviews.write(one, 'cap', unnamed)).toMatchObject({ author: 'Çağrı' });
    expect(await shop.reviews.write(one, 'cap', { ...unnamed, author: 'Ada' })).toMatchObject({ author: 'Ada' });
  });

  test('are verified by an order of their author that was not cancelled', async () => {
    const [one, other] = [author(), author()];
    await placeOrder(database, one.consumerNo, 'BAG', 'cancelled');
    expect(await shop.reviews.write(one, 'bag', { ...review, rating: 4 })).toMatchObject({ verified: false });
    await placeOrder(database, other.consumerNo, 'CAP');
    expect(await shop.reviews.write(other, 'bag', { ...review, rating: 4 })).toMatchObject({ verified: false });
    expect(await shop.reviews.write(other, 'cap', { ...review, rating: 4 })).toMatchObject({ verified: true });
  });

  test('change the catalogue only when they are shown, or were', async () => {
    const one = author();
    const { reviews: moderated } = createReviewServices({ ...database, isLocal: false, moderation: 'before' });
    const revisionAfter = async (written: Promise<unknown>) => {
      await written;
      return catalogRevision(database.read);
    };
    const first = await revisionAfter(shop.reviews.write(one, 'cap', { ...review, rating: 2 }));
    const second = await revisionAfter(shop.reviews.write(one, 'cap', { ...review, title: 'Changed', rating: 2 }));
    expect(second).toBeGreaterThan(first);
    const waiting = await revisionAfter(moderated.write(author(), 'cap', { ...review, rating: 2 }));
    expect(waiting).toBe(second);
    const replaced = await revisionAfter(moderated.write(one, 'cap', { ...review, rating: 2 }));
    expect(replaced).toBeGreaterThan(waiting);
  });

  test('are flagged once by each customer, and only when published', async () => {
    const { reviews } = createReviewServices({ ...database, isLocal: false });
    const { id } = await shop.reviews.write(author(), 'boot', { ...review, rating: 5 });
    await Promise.all(['c-1', 'c-1', 'c-2'].map((consumerNo) => reviews.flag(consumerNo, id, 'Spam')));
    const flags = await database.read.selectFrom('review_flag').selectAll().where('review_id', '=', id).execute();
    expect(flags.map(({ consumer_no }) => consumer_no).toSorted()).toEqual(['c-1', 'c-2']);
    const waiting = await reviews.write(author(), 'boot', { ...review, rating: 1 });
    for (const mark of [
      () => reviews.flag('c-1', waiting.id, 'Spam'),
      () => reviews.vote('c-1', waiting.id, true),
      () => reviews.translate(waiting.id, us),
      () => reviews.vote('c-1', 'none', true),
    ]) {
      await expect(mark()).rejects.toMatchObject({ errorId: 'API404' });
    }
  });

  describe('of one product', () => {
    /** Stars, helpful and unhelpful votes, and the time. */
    const ROWS = [
      ['a', 5, 1, 0, 1],
      ['b', 5, 3, 2, 3],
      ['c', 1, 3, 1, 2],
      ['d', 3, 0, 0, 3],
    ] as const;
    beforeAll(async () => {
      await putProduct(database, { id: 'tarp', variants: [{ sku: 'TARP' }] });
      const row = {
        product_id: 'tarp',
        author: 'Ada',
        title: 'T',
        text: 'T',
        locale: 'en-us',
        source: 'demo',
      } as const;
      const stored = ROWS.map(([id, rating, helpful, unhelpful, created_at]) => ({
        ...row,
        id,
        rating,
        helpful,
        unhelpful,
        created_at,
        status: 'published' as const,
        consumer_no: null,
      }));
      const hidden = ['pending', 'hidden'] as const;
      const others = hidden.map((status) => ({
        ...row,
        id: status,
        rating: 1,
        created_at: 9,
        status,
        consumer_no: null,
      }));
      await database.write.insertInto('review').values(stored).execute();
      await database.write.insertInto('review').values(others).execute();
    });

    const list = (query: Partial<Parameters<typeof shop.reviews.list>[1]>) =>
      shop.reviews.list('tarp', { ...page, ...query });

    test.each([
      ['newest', 'b d c a'],
      ['helpful', 'c b a d'],
      ['highest', 'b a d c'],
      ['lowest', 'c d b a'],
    ] as const)('are sorted by %s, equal ones newest first: %s', async (sort, ids) => {
      expect((await list({ sort })).reviews.map(({ id }) => id).join(' ')).toBe(ids);
    });

    test.each([
      [{ start: 0, count: 2 }, 'b d', 2],
      [{ start: 3, count: 2 }, 'a', 2],
      [{ start: 4, count: 2 }, '', 2],
      [{ start: 0, count: 0 }, '', 0],
      [{ start: 0, count: 1000 }, 'b d c a', 100],
    ])('on the page %j are %j of 4', async (part, ids, count) => {
      const { reviews, ...rest } = await list(part);
      expect(reviews.map(({ id }) => id).join(' ')).toBe(ids);
      expect(rest).toMatchObject({ total: 4, count });
    });

    test('are filtered by stars, with the counts of all', async () => {
      const { total, ratingCount, average, distribution } = await list({ rating: 5 });
      expect([total, ratingCount, average]).toEqual([2, 4, 3.5]);
      expect(distribution).toEqual([
        { rating: 5, count: 2 },
        { rating: 4, count: 0 },
        { rating: 3, count: 1 },
        { rating: 2, count: 0 },
        { rating: 1, count: 1 },
      ]);
    });

    test('are none for a product without ratings', async () => {
      await putProduct(database, { id: 'bare', variants: [{ sku: 'BARE' }] });
      expect(await shop.reviews.list('bare', page)).toMatchObject({ total: 0, average: null, ratingCount: 0 });
      await expect(shop.reviews.list('none', page)).rejects.toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE' });
    });
  });
});

async function placeOrder(
  { write }: Database,
  consumer_no: string,
  sku: string,
  status: 'placed' | 'cancelled' = 'placed',
): Promise<void> {
  const order_number = `o-${consumer_no}`;
  await write
    .insertInto('shop_order')
    .values({
      order_number,
      basket_id: order_number,
      consumer_no,
      email: 'ada@example.com',
      st: order_number,
      site_id: 'us',
      locale: 'en-us',
      currency: 'USD',
      status,
      total_minor: 1000,
      answer: '{}',
      created_at: 1,
      placed_at: 1,
      expires_at: null,
    })
    .execute();
  await write
    .insertInto('order_line')
    .values({
      order_number,
      id: order_number,
      position: 1,
      variant_sku: sku,
      qty: 1,
      store_id: null,
      shipping_method: 'standard',
      unit_minor: 1000,
      net_minor: 1000,
      tax_minor: 0,
      gift_option: null,
    })
    .execute();
}
