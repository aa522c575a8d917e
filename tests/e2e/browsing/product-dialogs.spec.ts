import { cartOn } from '../../harness/browser/cart-page.ts';
import { dialogOn } from '../../harness/browser/dialog-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

test.describe('quick shop', () => {
  test('opens from a card, requires a size, and adds without leaving', async ({ page, range }) => {
    const { name, sizeLabel, slug } = range.sized;
    await page.goto(`/search?${new URLSearchParams({ q: name })}`);
    const opener = page.getByRole('link', { name: `Quick shop: ${name}`, exact: true }).first();
    await opener.click();
    const dialog = dialogOn(page, name);
    const add = dialog.getByRole('button', { name: 'Add to cart', exact: true });
    await add.click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a size');
    const sizes = dialog.getByRole('radiogroup', { name: 'Size' });
    await expect(sizes).toHaveAttribute('aria-invalid', 'true');
    await sizes.getByRole('radio', { name: sizeLabel, exact: true }).check({ force: true });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: `Added to cart: ${name}` })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See the full product page' })).toHaveAttribute('href', `/p/${slug}`);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await cartOn(page).expectCount(1);
  });

  test('shows errors of the service', async ({ page, range, complaints }) => {
    const { id, name } = range.simple;
    await page.route('**/api/cart/v1/**', (route) =>
      route.fulfill({
        status: 409,
        json: { errorDetails: [{ errorId: 'ITEM_OOS', code: 'INV700', message: 'none left', details: {} }] },
      }),
    );
    await page.goto(`/#modal=quickshop_${id}`);
    const dialog = dialogOn(page, name);
    await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    // The browser writes the 409 to its console.
    complaints.length = 0;
  });

  test('shows that a product does not exist any more', async ({ page, complaints }) => {
    await page.goto('/#modal=quickshop_no-such-product');
    await expect(dialogOn(page, 'Quick shop').getByRole('alert')).toHaveText('We do not have this product any more.');
    // The browser writes the 404 to its console.
    complaints.length = 0;
  });
});

test.describe('the barcode', () => {
  test('is of the variant that is chosen', async ({ page, range }) => {
    const { slug, sizeLabel } = range.sized;
    await page.goto(`/p/${slug}`);
    await page.getByRole('link', { name: 'Barcode' }).click();
    const dialog = dialogOn(page, 'Barcode');
    await expect(dialog).toContainText('Choose a size to see its barcode.');
    await dialog.getByRole('radio', { name: sizeLabel, exact: true }).check({ force: true });
    const symbol = dialog.getByRole('img', { name: /^Barcode \d{12,13}$/ });
    await expect(symbol).toHaveJSProperty('complete', true);
    await expect(symbol).not.toHaveJSProperty('naturalWidth', 0);
    const first = await symbol.getAttribute('alt');
    const other = dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { checked: false }).first();
    await other.check({ force: true });
    await expect(dialog.getByRole('img', { name: first ?? '' })).toHaveCount(0);
  });
});

test.describe('a question', () => {
  test('is judged, sent, and thanked for', async ({ page, range }) => {
    await page.goto(`/p/${range.sized.slug}`);
    await page.getByRole('link', { name: 'Ask a question' }).click();
    const dialog = dialogOn(page, 'Ask a question');
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(2);
    await expect(dialog.getByRole('textbox', { name: 'Your question' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Your question' }).fill('Does it run small?');
    await dialog.getByRole('textbox', { name: 'Name shown with it' }).fill('Ada');
    const sent = page.waitForResponse((answer) => answer.url().includes('/reviews/questions') && answer.ok());
    await dialog.getByRole('button', { name: 'Send question' }).click();
    expect((await sent).status()).toBe(201);
    const thanks = dialogOn(page, 'Thank you for asking');
    await expect(thanks.getByRole('status').first()).toContainText('Your question is on the product’s page now');
    await expect(page).toHaveURL(new RegExp(`/p/${range.sized.slug}$`));
    await thanks.getByRole('button', { name: 'Continue shopping' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a review', () => {
  test('is written with stars by keyboard, sent, and thanked for', async ({ page, range }) => {
    await page.goto(`/#modal=review_${range.sized.id}`);
    const dialog = dialogOn(page, 'Write a review');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(4);
    const stars = dialog.getByRole('radiogroup', { name: 'Stars' });
    await expect(stars.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Headline' }).fill('Dry feet');
    await dialog.getByRole('textbox', { name: 'Your review' }).fill('Three weeks of bog, and not one wet sock.');
    await dialog.getByRole('textbox', { name: 'Name shown with it' }).fill('Ada');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Thank you.' })).toBeFocused();
  });

  test('can be reported', async ({ page, complaints }) => {
    await page.goto('/#modal=report-review_no-such-review');
    const dialog = dialogOn(page, 'Report a review');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Tell us what is wrong with it.');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is an advertisement.');
    const answer = page.waitForResponse((response) => response.url().includes('/review/no-such-review/flag'));
    await dialog.getByRole('button', { name: 'Send report' }).click();
    expect((await answer).status()).toBe(404);
    await expect(dialog.getByRole('alert')).toBeVisible();
    // The browser writes the 404 to its console.
    complaints.length = 0;
  });
});
