import { expect, test } from 'vitest';
import { addOrderSearch } from './migrations/0036-order-search.ts';
import { TEST_DATABASES } from './database.test-support.ts';

test.each(TEST_DATABASES)('orders of former versions are found by their products on $name', async ({ open }) => {
  const database = await open();
  const { write } = database;
  const keys = (number: string) => ({ order_number: number, basket_id: number, st: number, consumer_no: 'C' });
  const order = { email: 'a@example.com', site_id: 'de', locale: 'de-de', currency: 'EUR', total_minor: 1 };
  const times = { created_at: 1, placed_at: 1, expires_at: null };
  const numbers = Array.from({ length: 201 }, (_, index) => `M${index}`);
  for (const number of numbers) {
    const answer = JSON.stringify({ items: [{ id: 'a', name: `Große Füße ${number}` }] });
    const row = { ...keys(number), ...order, ...times, status: 'placed' as const, answer };
    await write.insertInto('shop_order').values(row).execute();
    const line = { order_number: number, position: 0, variant_sku: 'S', qty: 1, shipping_method: 'standard' };
    const money = { store_id: null, gift_option: null, unit_minor: 0, net_minor: 0, tax_minor: 0 };
    const lines = ['a', 'b'].map((id) => ({ ...line, ...money, id }));
    await write.insertInto('order_line').values(lines).execute();
  }
  await write.schema.alterTable('order_line').dropColumn('search_name').execute();
  await write.schema.alterTable('shop_order').dropColumn('cancel_reason').execute();
  await write.schema.dropIndex('shop_order_history').execute();
  const former = write.schema.createIndex('shop_order_consumer').on('shop_order');
  await former.columns(['consumer_no', 'created_at']).execute();
  await addOrderSearch.up(write);
  const lines = await database.read.selectFrom('order_line').select(['order_number', 'id', 'search_name']).execute();
  expect(lines).toHaveLength(2 * numbers.length);
  for (const { order_number, id, search_name } of lines)
    expect(search_name).toBe(id === 'a' ? `grosse fusse ${order_number.toLowerCase()}` : null);
  await database.close();
});
