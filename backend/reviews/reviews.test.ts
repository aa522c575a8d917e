import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
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
    const translate = async (texts: readonly string[], { to }: { to: string }) => texts.map((text) => `${to}: ${text}`);
    const { reviews } = createReviewServices({ ...database, isLocal: true, translate });
    const { id } = await reviews.write(author(), 'boot', { ...review, rating: 5 });
    const german = await reviews.translate(id, scopeOf({ siteId: 'de', locale: 'de-de' }));
    expect(german).toMatchObject({ title: 'de: Fine', locale: 'de-de', translated: true });
    const british = await reviews.translate(id, scopeOf({ siteId: 'gb', locale: 'en-gb' }));
    expect(british).toMatchObject({ title: 'Fine', locale: 'en-us', translated: false });
  });
});

async function placeOrder({ write }: Database, consumer_no: string, sku: string): Promise<void> {
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
      status: 'placed',
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
