import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bumpCatalogRevision } from '../../../backend/db/catalog-revision.ts';
import { connect } from '../../../backend/db/database.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

/** Bypasses the page cache, so that each request asks the renderer for the page. */
const UNCACHED = 'testContext=frame:baseline';
const PRODUCT = '/p/saddleback-mid';

let content: string;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = mkdtempSync(join(tmpdir(), 'aisle-content-'));
  cpSync('content', content, { recursive: true });
  shop = await startShop({ env: { CONTENT_DIR: content } });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(content, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(shop.origin + path)).text();
const readPage = (path: string) => read(`${path}?${UNCACHED}`);
const count = async (metric: string) => {
  const lines = (await read('/metrics')).split('\n');
  return Number(
    lines
      .find((line) => line.startsWith(metric))
      ?.split(' ')
      .at(-1),
  );
};
const renderedFragments = () => count('page_fragments{outcome="rendered"}');
const unchangedPages = () => count('page_renderings{outcome="unchanged"}');

/** Rewrites a JSON document of the shop while it runs. */
function change(name: string, edit: (text: string) => string): void {
  const file = join(content, name);
  const [before, after] = [readFileSync(file, 'utf8'), edit(readFileSync(file, 'utf8'))];
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('a page that reads nothing new is not rendered again', async () => {
  const first = await readPage(PRODUCT);
  const before = await unchangedPages();
  expect(await readPage(PRODUCT)).toBe(first);
  expect(await unchangedPages()).toBe(before + 1);
});

test('a changed menu is shown on the next page, and nothing but the header is rendered anew', async () => {
  await readPage('/');
  const before = await renderedFragments();
  change('us/en-us/menu/main.json', (text) => text.replace('"Footwear"', '"For the feet"'));
  await expect.poll(() => readPage('/')).toContain('For the feet');
  expect(await renderedFragments()).toBe(before + 1);
});

test('a changed flag is shown on the next page, which is then taken from its fragments again', async () => {
  const favorite = 'data-action="favorite"';
  expect(await readPage(PRODUCT)).toContain(favorite);
  change('sites.json', (text) => text.replace('"us": { "favorites": true', '"us": { "favorites": false'));
  await expect.poll(() => readPage(PRODUCT)).not.toContain(favorite);
  const after = await renderedFragments();
  expect(await readPage(PRODUCT)).not.toContain(favorite);
  expect(await renderedFragments()).toBe(after);
});

test('a changed name, price and stock of a product are shown on the next page', async () => {
  const readSize = () => read(`${PRODUCT}?size=9&${UNCACHED}`);
  const database = connect(`file:${join(shop.dataDir, 'aisle.db')}`);
  const { write } = database;
  const variants = write.selectFrom('variant').select('sku').where('product_id', '=', 'saddleback-mid');
  try {
    expect(await readSize()).toContain('In stock');
    await write.updateTable('stock').set({ qty: 3 }).where('variant_sku', 'in', variants).execute();
    expect(await readSize()).toContain('3 left');
    await write.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('product')
        .set({ name: 'Saddleback Tall' })
        .where('slug', '=', 'saddleback-mid')
        .execute();
      await bumpCatalogRevision(transaction);
    });
    expect(await readSize()).toContain('Saddleback Tall');
    await write.transaction().execute(async (transaction) => {
      const price = { current_minor: 12345, original_minor: 12345 };
      await transaction.updateTable('price').set(price).where('variant_sku', 'in', variants).execute();
      await bumpCatalogRevision(transaction);
    });
    expect(await readSize()).toContain('$123.45');
  } finally {
    await database.close();
  }
});

test('a changed image is shown on the next page', async () => {
  const widthOfImage = async () => /boot-on-rock\.webp" alt width="(\d+)"/.exec(await readPage('/about-us'))?.[1];
  expect(await widthOfImage()).toBe('1200');
  cpSync(join(content, 'media/scenes/cliff-rain-960.webp'), join(content, 'media/scenes/boot-on-rock.webp'));
  await expect.poll(widthOfImage).toBe('960');
});
