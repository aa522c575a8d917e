import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { soldOutSize } from '../../harness/browser/range.ts';
import { restyledElements } from '../../harness/browser/restyled-elements.ts';

/** The radio, its label, and what a choice shows or hides; the page has some 2,000 elements. */
const MAX_RESTYLED = 100;

test.describe('a product page', () => {
  test('offers a notice in place of buying as soon as a sold-out size is chosen', async ({ page, range }) => {
    const { product, soldOut, inStock } = soldOutSize(range.products);
    await page.goto(`/p/${product.slug}`);
    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const noticeButton = page.getByRole('button', { name: 'Tell me when it is back' });
    await expect(add).toBeVisible();
    await expect(noticeButton).toHaveCount(0);
    await sizes.getByRole('radio', { name: `${soldOut.sizeLabel} Sold out`, exact: true }).check({ force: true });
    await expect(add).toBeHidden();
    await expect(noticeButton).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('#tell-email').fill(`walker-${crypto.randomUUID()}@example.com`);
    await noticeButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'We write to you' })).toBeVisible();
    await sizes.getByRole('radio', { name: inStock.sizeLabel, exact: true }).check({ force: true });
    await expect(add).toBeVisible();
    await expect(noticeButton).toHaveCount(0);
  });

  test('restyles the form and not the page at the press of a size', async ({ page, range }) => {
    const { product, inStock } = soldOutSize(range.products);
    await page.goto(`/p/${product.slug}`, { waitUntil: 'networkidle' });
    expect(await page.locator('main *').count()).toBeGreaterThan(5 * MAX_RESTYLED);
    // The server's rendering of the choice, which replaces what differs, does not arrive.
    await page.route(/[?&]size=/, () => undefined);
    const size = page.getByRole('radiogroup', { name: 'Size' }).locator(`label:has([value="${inStock.size}"])`);
    expect(await restyledElements(page, () => size.click())).toBeLessThan(MAX_RESTYLED);
    await expect(size.getByRole('radio')).toBeChecked();
  });

  test('has one heading of the first level and ends with related products, care and questions', async ({
    page,
    range,
  }) => {
    for (const { slug, name } of [range.sized, range.simple]) {
      await page.goto(`/p/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const sections = page.locator('[data-slot] > [data-section-type]');
      expect(await sections.count(), slug).toBeGreaterThanOrEqual(2);
      const related = page.locator('[data-section-type="product-carousel"], [data-section-type="recommendations"]');
      const cards = related
        .filter({ has: page.getByRole('article') })
        .last()
        .getByRole('article');
      expect(await cards.count(), slug).toBeGreaterThanOrEqual(3);
      await expect(cards.filter({ has: page.getByRole('heading', { name, exact: true }) })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toHaveCount(1);
    }
  });

  test('links its rating to the reviews on the page', async ({ page }) => {
    await page.goto('/p/saddleback-mid');
    await page
      .getByRole('link', { name: /out of 5/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    const rating = page.locator('#reviews .reviews__average');
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const [, average = '', count = ''] = /([\d.]+) out of 5, (\d+)/.exec((await rating.textContent()) ?? '') ?? [];
    expect(data).toContain(`"ratingValue":${average},"ratingCount":${count},"reviewCount":`);
  });

  test('chooses a size in the size guide', async ({ page, range }) => {
    const { slug, size, sizeLabel } = range.sized;
    await page.goto(`/p/${slug}`);
    await page.getByRole('link', { name: 'Size chart', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Size chart' });
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await dialog.getByRole('radio', { name: sizeLabel, exact: true }).check({ force: true });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: sizeLabel, exact: true }),
    ).toBeChecked();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === size);
  });

  test('names colours in the language of the page, from its card to the cart, and in addresses as everywhere', async ({
    page,
  }) => {
    await page.goto('/de-de/c/hiking-boots');
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('a[href*="/p/saddleback-mid"]') })
      .first();
    await card.getByRole('button', { name: 'Schiefer', exact: true }).click();
    await expect(card.locator('.card__link')).toHaveAttribute('href', /\bcolor=Slate\b/);
    await card.locator('.card__link').click();
    await expect(
      page.getByRole('radiogroup', { name: 'Farbe' }).getByRole('radio', { name: 'Schiefer' }),
    ).toBeChecked();
    const images = page.getByRole('list', { name: 'Saddleback Mid' });
    await expect(images.getByRole('img').first()).toHaveAttribute('alt', /in Schiefer, /);
    await page.getByRole('radio', { name: 'EU 42 / UK 8,5', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saddleback Mid' })).toContainText('Schiefer · EU 42');
    await page.goto('/de-de/cart');
    await expect(page.getByText('Farbe: Schiefer')).toBeVisible();
  });

  test('opens its images enlarged and zooms them by wheel and keys, also after a change of colour', async ({
    page,
  }) => {
    await page.goto('/p/saddleback-mid');
    await page.getByRole('radio', { name: 'Slate' }).check({ force: true });
    const images = page.getByRole('list', { name: 'Pictures of Saddleback Mid' });
    await expect(images.getByRole('img').first()).toHaveAttribute('alt', /Slate/);
    await images.locator('a').first().click();
    const viewer = page.getByRole('dialog', { name: 'Pictures of Saddleback Mid' });
    const image = viewer.getByRole('img');
    await expect(image).toHaveAttribute('alt', /Slate/);
    const scale = () => image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(scale).toBe(1.5);
    await page.keyboard.press('0');
    await expect.poll(scale).toBe(1);
    await image.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
});

test.describe('a product page on a phone', () => {
  test.use(PHONE);

  test('keeps the button on the screen once it was scrolled past, clear of the footer', async ({ page, range }) => {
    await page.goto(`/p/${range.sized.slug}`);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await page.locator('#reviews, [data-section-id="related"]').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(add).toBeInViewport();
    const { height } = page.viewportSize() ?? { height: 0 };
    await expect
      .poll(async () => Math.round(((await add.boundingBox())?.y ?? 0) + ((await add.boundingBox())?.height ?? 0)))
      .toBe(height);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bottom = async () => ((await last.boundingBox())?.y ?? 0) + ((await last.boundingBox())?.height ?? 0);
    await expect.poll(async () => (await bottom()) <= ((await add.boundingBox())?.y ?? 0)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => add.evaluate((button) => getComputedStyle(button).position)).not.toBe('fixed');
  });
});
