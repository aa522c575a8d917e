import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';

const WIDTHS = [375, 1280];

for (const width of WIDTHS) {
  test(`a set is bought at once at ${width} px, each size chosen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/p/catchment-shell');
    const set = page.getByRole('form', { name: 'The wet day' });
    await set.scrollIntoViewIfNeeded();
    await expect(set).toContainText('10% off four pieces of The wet day');
    const choices = set.getByRole('combobox');
    for (const choice of await choices.all()) {
      const value = await choice.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
      await choice.selectOption(value);
    }
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
    await expect(set).toHaveAttribute('data-attached', '');
    // The second click adds nothing.
    await set.getByRole('button', { name: 'Add 4 items to cart' }).dblclick();
    await expect(page.locator('#toasts')).toContainText('The wet day');
    await cartOn(page).expectCount(4);
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText('10% off four pieces of The wet day');
    await page.goto('/get-the-look');
    await expect(page.getByRole('form', { name: 'Six days with a pack' })).toBeVisible();
  });

  test(`products are compared at ${width} px by an address that can be shared`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/p/saddleback-mid');
    await page.getByRole('link', { name: 'Compare Saddleback Mid with others' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
    await page.getByRole('link', { name: 'Add Tarn Mid to the comparison' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=saddleback-mid,tarn-mid$/);
    const table = page.getByRole('table', { name: 'Compare products' });
    await expect(page.locator('[data-interaction-origin="product-compare"]').filter({ has: table })).toHaveCount(1);
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: /\(Marked rows differ\)/ }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const all = await table.getByRole('row').count();
    await page.getByRole('link', { name: 'Show differences only' }).click();
    await expect(page.getByRole('link', { name: 'Show all properties' })).toBeVisible();
    expect(await table.getByRole('row').count()).toBeLessThan(all);

    await expect(page.locator('[data-behavior="comparison"]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('aisle.compared'))).toContain('tarn-mid');
    await page.goto('/p/heather-low');
    const link = page.getByRole('link', { name: /^Compare Heather Low/ });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toHaveAttribute('href', /ids=saddleback-mid%2Ctarn-mid%2Cheather-low/);
    await link.click();
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await page.getByRole('link', { name: 'Remove Tarn Mid from the comparison' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
  });
}

test('a comparison of nothing, of too much and of what is not sold says so', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('main')).toContainText('Nothing to compare yet');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/compare?ids=saddleback-mid,nowhere,%3Cscript%3E,tarn-mid,col-high,saddleback-mid');
  await expect(page.getByRole('main')).toContainText('2 products are not sold here');
  await expect(page.getByRole('main')).toContainText('Only the first 4 are shown.');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a set is bought by its form, and products are compared by links', async ({ page }) => {
    await page.goto('/p/catchment-shell');
    const set = page.getByRole('form', { name: 'The wet day' });
    for (const choice of await set.getByRole('combobox').all()) {
      const value = await choice.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
      await choice.selectOption(value);
    }
    await set.getByRole('button', { name: 'Add 4 items to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('noscript .cart__line')).toHaveCount(4);
    await page.goto('/compare?ids=saddleback-mid,tarn-mid');
    await page.getByRole('link', { name: 'Remove Tarn Mid from the comparison' }).click();
    await expect(page).toHaveURL(/ids=saddleback-mid$/);
  });
});
