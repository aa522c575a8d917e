import { expect, test } from '@playwright/test';
import { LOADER_BUDGET } from '../../../src/config.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { buildFaultyShop } from '../../harness/broken-sections.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const BEFORE = { type: 'banner', id: 'before', content: { title: 'Stands before' } };
const AFTER = { type: 'banner', id: 'after', content: { title: 'Stands after' } };

let built: ReturnType<typeof buildFaultyShop>;
let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  content = createContentFolder();
  built = buildFaultyShop();
  const catalog = process.cwd();
  shop = await startShop({ root: built.root, env: { CONTENT_DIR: content.path, CATALOG_DIR: `${catalog}/catalog` } });
});
test.afterAll(async () => {
  await shop.stop();
  built.remove();
  content.remove();
});

const linesOf = (id: string) =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.includes(`"id":"${id}"`));

/** Milliseconds that a page takes which has nothing to wait for. */
async function timeOfPlainPage(): Promise<number> {
  content.writePage('plain', pageOf([BEFORE, AFTER]));
  const start = performance.now();
  await (await fetch(`${shop.origin}/plain`)).text();
  return performance.now() - start;
}

test.describe('a page with a failing section', () => {
  for (const [type, reason] of [
    ['throwing-render', 'render went wrong'],
    ['throwing-nested', 'late'],
    ['throwing-loader', 'loader went wrong'],
    ['slow-loader', 'time budget'],
  ]) {
    test(`is complete without its ${type}, which is logged once`, async () => {
      content.writePage(`${type}`, pageOf([BEFORE, { type, id: `the-${type}`, content: {} }, AFTER]));
      const plain = await timeOfPlainPage();
      const start = performance.now();
      const answer = await fetch(`${shop.origin}/${type}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('Stands before');
      expect(html).toContain('Stands after');
      expect(html).toContain('</html>');
      expect(html).not.toContain(`the-${type}`);
      expect(performance.now() - start).toBeLessThan(2 * LOADER_BUDGET + 10 * plain);
      await expect.poll(() => linesOf(`the-${type}`).length).toBe(1);
      const [line = ''] = linesOf(`the-${type}`);
      expect(JSON.parse(line)).toMatchObject({ type, id: `the-${type}` });
      expect(line).toContain(reason);
    });
  }

  test('loads what two sections share once', async () => {
    const twice = ['a', 'b'].map((id) => ({ type: 'counting-loader', id, content: {} }));
    content.writePage('twice', pageOf(twice));
    const html = await (await fetch(`${shop.origin}/twice`)).text();
    expect(html.match(/Loaded 1 times/g)).toHaveLength(2);
  });

  test('is of a type that the showcase lists, with its error', async () => {
    const read = async (path: string) => (await fetch(`${shop.origin}/cms/showcase/${path}`)).text();
    const viewer = await read('viewer');
    expect(viewer).toContain('id="counting-loader"');
    expect(viewer).toContain('id="throwing-render"');
    expect(await read('single?type=counting-loader')).toMatch(/Loaded \d times/);
    expect(await read('single?type=throwing-render')).toMatch(/class="section-fault[^]*render went wrong/);
  });

  test('keeps the HTML of an island whose hydration throws, and logs it', async ({ page }) => {
    content.writePage('island', pageOf([BEFORE, { type: 'throwing-island', id: 'the-island', content: {} }, AFTER]));
    await page.goto(`${shop.origin}/island`);
    await page.getByRole('button', { name: 'Kept from the server' }).click();
    await expect.poll(() => linesOf('the-island').length).toBe(1);
    expect(JSON.parse(linesOf('the-island')[0] ?? '')).toMatchObject({ type: 'throwing-island', phase: 'hydration' });
    await expect(page.getByRole('button', { name: 'Kept from the server' })).toBeVisible();
    await expect(page.getByText('Stands after')).toBeVisible();
  });

  test('fetches an island on intent, and carries out the click that woke it', async ({ page }) => {
    const react: string[] = [];
    page.on('request', (request) => {
      if (/_astro\/client\.[^/]+\.js/.test(request.url())) react.push(request.url());
    });
    content.writePage('counting', pageOf([BEFORE, { type: 'counting-island', id: 'the-count', content: {} }]));
    await page.goto(`${shop.origin}/counting`, { waitUntil: 'networkidle' });
    expect(react).toEqual([]);
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    expect(react.length).toBeGreaterThan(0);
  });
});
