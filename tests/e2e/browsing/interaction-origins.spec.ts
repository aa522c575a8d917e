import type { Page } from '@playwright/test';
import { cart } from '../../../src/api/cart/cart.schema.ts';
import type { InteractionOrigin } from '../../../src/lib/product/interaction-origins.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

/** In a guide, whose last answer shows the products. */
const ANSWER = 'a[href*="answer="]';

/** A page of the demo for each origin, and what leads to products there. */
const PLACES: Readonly<Record<Exclude<InteractionOrigin, 'direct-to-pdp'>, readonly [path: string, leads?: string]>> = {
  search: ['/search?q=boot'],
  grid: ['/c/all'],
  'jacket-finder': ['/guides/jackets?answer=who.women', ANSWER],
  'backpack-finder': ['/guides/backpacks', ANSWER],
  'footwear-finder': ['/guides/footwear', ANSWER],
  'shoe-finder-retail': ['/guides/shoes', ANSWER],
  'tent-sleepingbag-guide': ['/guides/tents-and-sleeping-bags', ANSWER],
  'explore-collection': ['/collections/wet-weather-kit'],
  'product-bundles': ['/get-the-look', 'form'],
  'product-compare': ['/compare?ids=saddleback-mid,tarn-mid'],
  'shop-the-look': ['/get-the-look'],
  'recommendation-carousel': ['/trail-running'],
  'up-sell-complete-the-look': ['/p/catchment-shell', 'form'],
  customizer: ['/p/col-high', 'form'],
  'fit-analytics': ['/size-advisor?unit=cm&length=22', 'a[href]'],
};

test('every interaction origin is where a visitor finds products', async ({ page, request }) => {
  const entries = Object.entries(PLACES);
  const pages = await Promise.all(
    entries.map(async ([origin, [path, leads = 'a[href*="/p/"]']]) => ({
      origin,
      leads,
      html: await (await request.get(path)).text(),
    })),
  );
  // An empty page has no policy that inline styles of the parsed ones offend.
  const missing = await page.evaluate((all) => {
    const isMissing = ({ origin, leads, html }: (typeof all)[number]) => {
      const inside = `[data-interaction-origin="${origin}"]`;
      const document = new DOMParser().parseFromString(html, 'text/html');
      return document.querySelector(`${inside} ${leads}, ${leads}${inside}`) === null;
    };
    return all.filter(isMissing).map(({ origin }) => origin);
  }, pages);
  expect(missing).toEqual([]);
});

/** The data layer has started: it watches links. */
const measured = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.cookie), { timeout: 20_000 }).toContain('aisle-visitor=');

const LED: readonly (readonly [origin: InteractionOrigin, pathOf: (slug: string) => string])[] = [
  ['product-compare', (slug) => `/compare?ids=${slug},saddleback-mid`],
  ['explore-collection', () => '/collections/hut-to-hut'],
];

/** Adds the product of the page before its data layer has started. */
async function addAtOnce(page: Page) {
  const added = page.waitForResponse(/\/api\/cart\/v1\/(cartWithItem|item)\b/);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  return cart.parse(await (await added).json()).items;
}

for (const [origin, pathOf] of LED)
  test(`a product that is added at once has the origin ${origin} of the link that led to it`, async ({
    page,
    range,
  }) => {
    const singles = range.products.filter(({ variants }) => variants.length === 1).map(({ slug }) => `/p/${slug}`);
    await page.goto(pathOf(range.simple.slug));
    await measured(page);
    const links = page.locator(`[data-interaction-origin="${origin}"] a[href*="/p/"]`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const href = singles.find((path) => hrefs.includes(path));
    await page.locator(`[data-interaction-origin="${origin}"] a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href ?? '');
    expect(await addAtOnce(page)).toMatchObject([{ interactionOrigin: origin }]);
  });

test('a product that is added at once on the first page of a visit was found directly', async ({ page, range }) => {
  await page.goto(`/p/${range.simple.slug}`);
  expect(await addAtOnce(page)).toMatchObject([{ interactionOrigin: 'direct-to-pdp' }]);
});
