import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openBehavior } from '../../../tests/harness/browser/behavior-page.ts';
import ProductCarousel from '../../sections/product-carousel/ProductCarousel.astro';
import { productCarousel } from '../../sections/product-carousel/section.ts';
import { renderSection } from '../../sections/render-section.ts';
import { sampleProducts } from '../../sections/sample-products.ts';

const stylesheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = [
  stylesheet('../../ui/tokens.css'),
  stylesheet('../../ui/document.css'),
  stylesheet('../../sections/product-row.css'),
  stylesheet('../../sections/product-carousel/product-carousel.css'),
];
const behavior = new URL('./carousel.client.ts', import.meta.url);
/** Four cards do not fit. */
const WIDE = 900;
const PHONE = 375;
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

async function open({ width = PHONE, count = 4, withScript = true } = {}) {
  const data = sampleProducts.slice(0, count).map((product) => ({ ...product, image: undefined }));
  const html = await renderSection(ProductCarousel, productCarousel, { title: 'Boots' }, { data });
  const frame = `<section data-section-type="product-carousel" data-section-id="c" style="container-type:inline-size">${html}</section>`;
  const page = await openBehavior(browser, { html: frame, css, width, ...(withScript ? { behavior } : {}) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

describe('a carousel with script', () => {
  test('scrolls by its buttons and stops at both ends', async () => {
    const page = await open({ width: WIDE });
    const next = page.getByRole('button', { name: 'Next' });
    const previous = page.getByRole('button', { name: 'Previous' });
    await next.waitFor();
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    for (let step = 0; step < 4; step++) await next.click({ force: true });
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    expect(await previous.getAttribute('aria-disabled')).toBe('false');
    await previous.click();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false');
  });

  test('works with the keyboard: its only Tab stops are in the slides, which scroll into view', async () => {
    const page = await open({ width: WIDE });
    await page.getByRole('button', { name: 'Next' }).waitFor();
    const row = page.getByRole('list', { name: 'Boots' });
    const slide = () => page.evaluate(() => document.activeElement?.closest('li')?.ariaLabel);
    const stops: unknown[] = [];
    while (stops.at(-1) !== '4 of 4' && stops.length < 12) {
      await page.keyboard.press('Tab');
      stops.push(await slide());
    }
    expect([...new Set(stops)]).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    await expect.poll(() => row.evaluate((track) => track.scrollLeft)).toBeGreaterThan(0);
  });

  test('is scrolled by touch on phones, without buttons', async () => {
    const page = await open({ width: PHONE });
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
    expect(await page.getByRole('list', { name: 'Boots' }).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(
      true,
    );
  });

  test('has accessible names: a named group of slides with their position', async () => {
    const page = await open();
    const group = page.getByRole('group', { name: 'Boots' });
    expect(await group.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => [item.ariaRoleDescription, item.ariaLabel]));
    expect(slides).toEqual([1, 2, 3, 4].map((position) => ['slide', `${position} of 4`]));
  });

  test('has no buttons where everything fits', async () => {
    const page = await open({ width: 1400, count: 2 });
    await page.waitForTimeout(50);
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
  });
});

describe('a carousel without script', () => {
  test('is a list without buttons whose slides take the focus', async () => {
    const page = await open({ withScript: false });
    expect(await page.getByRole('listitem').count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.locator('li:focus-within').count()).toBe(1);
  });
});
