import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startShop, type Shop } from '../../harness/shop.ts';

/** Bypasses the page cache, so that each request renders the page from its fragments. */
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
const renderedFragments = async () =>
  Number(/page_fragments\{outcome="rendered"\} (\d+)/.exec(await read('/metrics'))?.[1]);

/** Rewrites a JSON document of the shop while it runs. */
function change(name: string, edit: (text: string) => string): void {
  const file = join(content, name);
  const [before, after] = [readFileSync(file, 'utf8'), edit(readFileSync(file, 'utf8'))];
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('a changed menu is shown on the next page, and nothing but the header is rendered anew', async () => {
  await readPage('/');
  const before = await renderedFragments();
  await readPage('/');
  expect(await renderedFragments()).toBe(before);
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
