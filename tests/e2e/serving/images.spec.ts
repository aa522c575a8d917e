import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createContentFolder, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const SIZES = { first: [1600, 900], portrait: [800, 1000], far: [900, 600] } as const;
const image = (id: keyof typeof SIZES) => ({ src: `/media/${id}.png`, alt: `Picture ${id}` });
const sections = {
  'over-image': [
    {
      type: 'image',
      id: 'first',
      variant: 'full',
      content: { image: { ...image('first'), small: image('portrait') } },
    },
  ],
  main: [{ type: 'rich-text', id: 'tall', content: { html: '<p>Walk on.</p>'.repeat(60) } }],
  'lazy-main': [{ type: 'image', id: 'far', content: { image: image('far') } }],
};

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  content = createContentFolder();
  mkdirSync(join(content.path, 'media'));
  for (const [id, [width, height]] of Object.entries(SIZES)) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#467' } })
      .png()
      .toBuffer();
    writeFileSync(join(content.path, 'media', `${id}.png`), bytes);
  }
  content.writePage('home', { id: 'home', type: 'page', slug: 'home', seo: { title: 'Home' }, sections });
  shop = await startShop({ env: { SERVICE_WORKER: 'false', CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

/** Content images that the page requests, as `<width> <name>`; and the browser's messages. */
function watch(page: Page): { readonly asked: string[]; readonly complaints: string[] } {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, width, name] = /^\/img\/(\d+)\/[\w-]{8}\/(\w+)\.png\.avif$/.exec(pathname) ?? [];
    if (name !== undefined) asked.push(`${width} ${name}`);
    else if (pathname.startsWith('/media/')) asked.push(pathname);
  });
  page.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text());
  });
  return { asked, complaints };
}

interface Crop {
  readonly width: number;
  readonly expected: string;
  readonly ratio: number;
}

async function expectCrop(browser: Browser, { width, expected, ratio }: Crop): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 700 } });
  const { asked, complaints } = watch(page);
  await page.goto(shop.origin, { waitUntil: 'networkidle' });
  // The browser reports an unused preload some seconds after the page has loaded.
  await page.waitForTimeout(4000);
  expect(asked).toEqual([expected]);
  expect(complaints).toEqual([]);
  await expect(page.locator('head link[rel=preload][as=image][fetchpriority=high]')).toHaveCount(2);
  const shown = await page
    .getByRole('img', { name: 'Picture first' })
    .evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.currentSrc.includes('/img/'),
    ]);
  expect(shown).toEqual([expect.closeTo(ratio, 2), true]);
  await page.close();
}

test.describe('the first image', () => {
  test('is the crop for a phone or a wide window, announced in the head and fetched once', async ({ browser }) => {
    await Promise.all([
      expectCrop(browser, { width: 400, expected: '640 portrait', ratio: 0.8 }),
      expectCrop(browser, { width: 1200, expected: '1280 first', ratio: 16 / 9 }),
    ]);
  });
});

test.describe('an image of several widths in lazy-main', () => {
  test('waits until it is within 200 px of the viewport, in its own room', async ({ page }) => {
    const { asked } = watch(page);
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto(shop.origin, { waitUntil: 'networkidle' });
    const far = page.getByRole('img', { name: 'Picture far' });
    const box = await far.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    const top = box?.y ?? 0;
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 260);
    await page.waitForTimeout(300);
    expect(asked).toEqual(['960 first']);
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 150);
    await expect.poll(() => asked).toEqual(['960 first', '960 far']);
  });

  test('is plain markup without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.origin);
    await expect(page.locator('picture > source[srcset^="/img/"] ~ img[src="/media/far.png"]')).toHaveCount(1);
    await context.close();
  });
});

test.describe('a returning visitor', () => {
  test('gets AVIF for good', async ({ request }) => {
    const html = await (await request.get(shop.origin)).text();
    const path = /\/img\/640\/[\w-]{8}\/first\.png\.avif/.exec(html)?.[0] ?? 'none';
    await expect.poll(async () => (await request.get(shop.origin + path)).headers()['content-type']).toBe('image/avif');
    const answer = await request.get(shop.origin + path);
    expect(answer.headers()['cache-control']).toContain('immutable');
  });
});
