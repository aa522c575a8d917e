import { dialogOn, isFocusIn, openByHash } from '../../harness/browser/dialog-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const PAY_LATER = '#modal=pay-later-info';

test.describe('a dialog with an address', () => {
  test('opens with the page and removes its hash when closed, the query preserved', async ({ page }) => {
    await page.goto(`/c/all?sort=newest${PAY_LATER}`);
    const dialog = dialogOn(page, 'Pay later');
    await expect(dialog).toContainText('Pay in 30 days');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/c\/all\?sort=newest$/);
  });

  test('opens by a link, closes with Back, and opens again with Forward', async ({ page, range }) => {
    await page.goto(`/p/${range.sized.slug}`);
    await page.getByRole('link', { name: 'Pay later' }).click();
    const dialog = dialogOn(page, 'Pay later');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/p/${range.sized.slug}$`));
    await page.goForward();
    await expect(dialog).toBeVisible();
  });

  test('leaves no entry behind in the history when it is closed', async ({ page, range }) => {
    await page.goto('/');
    await page.goto(`/p/${range.sized.slug}`);
    await page.getByRole('link', { name: 'Pay later' }).click();
    await dialogOn(page, 'Pay later').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${range.sized.slug}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('closes when another one is opened after it', async ({ page }) => {
    await page.goto(`/${PAY_LATER}`);
    await expect(dialogOn(page, 'Pay later')).toBeVisible();
    await openByHash(page, '#panel=bopis-store-search');
    await expect(dialogOn(page, 'Choose your store')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('closes when the path changes', async ({ page }) => {
    await page.goto(`/${PAY_LATER}`);
    const dialog = dialogOn(page, 'Pay later');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/c/all'));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/c\/all$/);
  });

  test('is still open after going back to the page', async ({ page }) => {
    await page.goto(`/${PAY_LATER}`);
    await expect(dialogOn(page, 'Pay later')).toBeVisible();
    await page.goto('/c/all');
    await page.goBack();
    await expect(dialogOn(page, 'Pay later')).toBeVisible();
  });

  for (const hash of ['#modal=nothing', '#modal=pay-later-info_argument', '#modal=challenge', '#modal=content_%']) {
    test(`is not opened by ${hash}`, async ({ page }) => {
      await page.goto(`/${hash}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  for (const name of ['barcode', 'quickshop']) {
    test(`rejects an invalid product id: ${name}`, async ({ page }) => {
      await page.goto(`/#modal=${name}_${encodeURIComponent('<script>')}`);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Invalid Product ID');
    });
  }
});

test.describe('an open dialog', () => {
  test('traps the focus, wraps it, and restores it (ARIA APG)', async ({ page, range }) => {
    await page.goto(`/p/${range.sized.slug}`);
    const link = page.getByRole('link', { name: 'Ask a question' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOn(page, 'Ask a question');
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Send question' });
    await page.keyboard.press('Shift+Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusIn(dialog)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('is a card as a modal', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${PAY_LATER}`);
    const dialog = dialogOn(page, 'Pay later');
    await expect(dialog).toContainText('How it works');
    await expect.poll(async () => ((await dialog.boundingBox())?.x ?? 0) > 300).toBe(true);
  });

  test('slides in from below on small screens and from the side on large ones', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/#panel=pay-later-info');
    const dialog = dialogOn(page, 'Pay later');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 64, width: 375, height: 736 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ y: 0, height: 800 });
    const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {};
    expect(Math.round(x + width)).toBe(1280);
    expect(width).toBeLessThan(600);
  });

  test('moves for 250 ms, and not at all under reduced motion', async ({ page }) => {
    const durations = () =>
      dialogOn(page, 'Pay later').evaluate((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((text) => Number.parseFloat(text)),
      );
    await page.goto(`/${PAY_LATER}`);
    await expect(dialogOn(page, 'Pay later')).toBeVisible();
    expect(new Set(await durations())).toEqual(new Set([0.25]));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Math.max(...(await durations()))).toBeLessThan(0.001);
  });
});

test.describe('the content dialog', () => {
  test('shows a document as the server renders it, under its title', async ({ page }) => {
    await page.goto('/#modal=content_size-chart');
    const dialog = dialogOn(page, /^Size charts/);
    await expect(dialog.locator('[data-section-id]').first()).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Size charts', exact: true })).toBeVisible();
    expect(await dialog.locator('script').count()).toBe(0);
  });

  test('shows that the document does not exist', async ({ page, complaints }) => {
    await page.goto('/#modal=content_no-such-page');
    await expect(dialogOn(page, 'Good to know').getByRole('alert')).toHaveText(
      'What this link meant is no longer here.',
    );
    // The browser writes the 404 to its console.
    complaints.length = 0;
  });
});

test.describe('the cart', () => {
  test('opens by its address too', async ({ page }) => {
    await page.goto('/#panel=mini-cart');
    await expect(dialogOn(page, 'Your cart').getByText('Your cart is empty')).toBeVisible();
  });
});
