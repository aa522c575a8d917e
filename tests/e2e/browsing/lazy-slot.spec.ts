import { expect, test } from '@playwright/test';
import { createContentFolder, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const image = (id: string) => ({
  type: 'image',
  id,
  content: { image: { src: `/media/${id}.webp`, alt: `Picture ${id}`, width: 800, height: 600 } },
});
const paragraph = { type: 'rich-text', id: 'tall', content: { html: '<p>Walk on.</p>'.repeat(60) } };

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  content = createContentFolder();
  const sections = { 'over-image': [image('first')], main: [paragraph], 'lazy-main': [image('far')] };
  content.writePage('home', { id: 'home', type: 'page', slug: 'home', seo: { title: 'Home' }, sections });
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

test.describe('an image in lazy-main', () => {
  test('waits until it is within 200 px of the viewport, in its own room', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto(shop.origin, { waitUntil: 'networkidle' });
    expect(asked).toContain('/media/first.webp');
    expect(asked).not.toContain('/media/far.webp');
    const far = page.getByRole('img', { name: 'Picture far' });
    const box = await far.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    const top = box?.y ?? 0;
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 260);
    await page.waitForTimeout(300);
    expect(asked).not.toContain('/media/far.webp');
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 150);
    await expect.poll(() => asked).toContain('/media/far.webp');
  });

  test('is plain markup without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.origin);
    await expect(page.locator('img[src="/media/far.webp"][loading="lazy"]')).toHaveCount(1);
    await context.close();
  });
});
