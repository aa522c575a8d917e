import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTemporaryPostgres } from './database.test-support.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';

async function sqliteUrl(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return `file:${join(folder, 'shop.db')}`;
}

async function postgresUrl(): Promise<string> {
  const { url, drop } = await createTemporaryPostgres('template0');
  onTestFinished(drop);
  return url;
}

describe.each([
  { name: 'SQLite', open: sqliteUrl },
  { name: 'PostgreSQL', open: postgresUrl },
])('the upgrade to several warehouses on $name', ({ open }) => {
  test('puts all stock and all reserved units in the main warehouse', async () => {
    const { write, close } = connect(await open());
    await migrate(write, '0049-favorite-marks');
    await sql`insert into product (id, slug, name, created_at, source, content_hash)
      values ('boot', 'boot', 'Boot', '2026-01-01', 'demo', 'h')`.execute(write);
    await sql`insert into variant (sku, product_id) values ('A', 'boot'), ('B', 'boot')`.execute(write);
    await sql`insert into stock (variant_sku, qty, tracked, imported_qty)
      values ('A', 7, 1, 9), ('B', 999999, 0, null)`.execute(write);
    await sql`insert into cart (basket_id, consumer_no, site_id, currency, created_at, updated_at)
      values ('c', 'n', 'us', 'USD', 1, 1)`.execute(write);
    await sql`insert into reservation (id, basket_id, variant_sku, store_id, qty, expires_at)
      values ('1', 'c', 'A', null, 2, 1), ('2', 'c', 'A', 'S1', 1, 1)`.execute(write);
    await migrate(write);
    const stock = await write.selectFrom('stock').selectAll().orderBy('variant_sku').execute();
    expect(stock).toEqual([
      { variant_sku: 'A', warehouse_id: 'main', qty: 7, tracked: 1, imported_qty: 9 },
      { variant_sku: 'B', warehouse_id: 'main', qty: 999_999, tracked: 0, imported_qty: null },
    ]);
    const reserved = await write.selectFrom('reservation').select(['id', 'warehouse_id']).orderBy('id').execute();
    expect(reserved).toEqual([
      { id: '1', warehouse_id: 'main' },
      { id: '2', warehouse_id: null },
    ]);
    await expect(sql`insert into stock (variant_sku, qty) values ('A', 1)`.execute(write)).rejects.toThrow(/unique/i);
    await expect(sql`update stock set qty = -1`.execute(write)).rejects.toThrow(/stock_qty/);
    await write.deleteFrom('product').execute();
    expect(await write.selectFrom('stock').selectAll().execute()).toEqual([]);
    await close();
  });
});
