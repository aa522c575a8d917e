import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createReviewServices } from '../../reviews/review-services.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.test-support.ts';

const DAY = 24 * 60 * 60 * 1000;
const review = { title: 'Fine', text: 'They hold.', author: 'Ada', rating: 5 };

describe.each(TEST_DATABASES)('the customer of a delivered order on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;
  let time = Date.now();
  beforeAll(async () => {
    database = await open();
    for (const id of ['boot', 'cap'])
      await putProduct(database, { id, variants: [{ sku: id.toUpperCase(), price: 5000, stock: 100 }] });
    shop = createFulfilment(database, { now: () => time, reviewDelay: 3 * DAY });
  });
  afterAll(() => database.close());

  const requests = () => shop.mails.filter(({ notification }) => notification?.type === 'reviews');
  const linkIn = (text: string, productId: string) =>
    new URL(/https:\S+write-a-review\S+/g[Symbol.match](text)?.find((link) => link.includes(productId)) ?? '');

  test('is asked for reviews once, after some days and when all has arrived, by links that prove the purchase', async () => {
    const { orderNumber, customer } = await shop.buy([
      { productId: 'BOOT', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    await shop.ship({ orderNumber, items: [{ sku: 'BOOT', qty: 1 }], tracking: 'T1' });
    await shop.deliver({ orderNumber, tracking: 'T1' });
    await shop.reconciliation();
    await shop.ship({ orderNumber, tracking: 'T2' });
    await shop.deliver({ orderNumber, tracking: 'T2' });
    await shop.reconciliation();
    expect(requests()).toEqual([]);
    time += 3 * DAY;
    await Promise.all([shop.reconciliation(), shop.reconciliation()]);
    await shop.deliver({ orderNumber });
    await shop.reconciliation();
    expect(requests()).toHaveLength(1);
    const [mail] = requests();
    expect(mail).toMatchObject({ notification: { type: 'reviews', consumerNo: customer.consumerNo } });
    const link = linkIn(mail?.text ?? '', 'cap');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ productId: 'cap', orderNumber });

    const { reviews } = createReviewServices({ ...database, isLocal: false });
    const guest = { consumerNo: 'somebody', scope: us };
    const order = { orderNumber, st: link.searchParams.get('st') ?? '' };
    const written = await reviews.write(guest, 'cap', { ...review, order });
    expect(written).toMatchObject({ verified: true, status: 'published' });
    const again = await reviews.write({ ...guest, consumerNo: customer.consumerNo }, 'cap', { ...review, rating: 1 });
    expect(again.id).toBe(written.id);
    const wrong = reviews.write(guest, 'cap', { ...review, order: { ...order, st: 'guessed' } });
    await expect(wrong).rejects.toMatchObject({ errorId: 'OHS4004' });
  });

  test('is not asked for what went back before', async () => {
    const { orderNumber } = await shop.buy([{ productId: 'BOOT', qty: 1 }]);
    await shop.ship({ orderNumber });
    await shop.deliver({ orderNumber });
    await shop.receive({ number: orderNumber, items: [{ sku: 'BOOT', qty: 1 }] });
    time += 3 * DAY;
    const before = requests().length;
    await shop.reconciliation();
    expect(requests()).toHaveLength(before);
  });
});
