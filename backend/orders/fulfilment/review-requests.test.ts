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
    const variants = ['9', '10'].map((size) => ({ sku: `BOOT-${size}`, size, color: 'Peat', price: 5000, stock: 100 }));
    await putProduct(database, { id: 'boot', variants });
    await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP', price: 5000, stock: 100 }] });
    shop = createFulfilment(database, { now: () => time, reviewDelay: 3 * DAY });
  });
  afterAll(() => database.close());

  const requests = () => shop.mails.filter(({ notification }) => notification?.type === 'reviews');
  const linkIn = (text: string, productId: string) =>
    new URL(/https:\S+write-a-review\S+/g[Symbol.match](text)?.find((link) => link.includes(productId)) ?? '');

  test('is asked for reviews once, after some days and when all has arrived, by links that prove the purchase', async () => {
    const { orderNumber, customer } = await shop.buy([
      { productId: 'BOOT-9', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    await shop.ship({ orderNumber, items: [{ sku: 'BOOT-9', qty: 1 }], tracking: 'T1' });
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
    const variantIn = ({ searchParams }: URL) => [searchParams.get('size'), searchParams.get('color')];
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ productId: 'cap', orderNumber });
    expect(variantIn(link)).toEqual([null, null]);
    expect(variantIn(linkIn(mail?.text ?? '', 'boot'))).toEqual(['9', 'Peat']);

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

  test('is asked once for a product of which they have two sizes, without naming one', async () => {
    const { orderNumber } = await shop.buy(['BOOT-9', 'BOOT-10'].map((productId) => ({ productId, qty: 1 })));
    await shop.ship({ orderNumber });
    await shop.deliver({ orderNumber });
    time += 3 * DAY;
    const before = requests().length;
    await shop.reconciliation();
    const text = requests()[before]?.text ?? '';
    expect(text.match(/https:\S+write-a-review\S+/g)).toHaveLength(1);
    const { searchParams } = linkIn(text, 'boot');
    expect([searchParams.get('size'), searchParams.get('color')]).toEqual([null, 'Peat']);
  });

  test('is not asked for what went back before', async () => {
    const { orderNumber } = await shop.buy([{ productId: 'BOOT-9', qty: 1 }]);
    await shop.ship({ orderNumber });
    await shop.deliver({ orderNumber });
    await shop.receive({ number: orderNumber, items: [{ sku: 'BOOT-9', qty: 1 }] });
    time += 3 * DAY;
    const before = requests().length;
    await shop.reconciliation();
    expect(requests()).toHaveLength(before);
  });
});
