import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { dialogOn, expectPageCovered, isFocusIn, openByHash } from '../../harness/browser/dialog-page.ts';
import { untilLaidOut } from '../../harness/browser/later-sections.ts';
import { restyledElements } from '../../harness/browser/restyled-elements.ts';
import { walletOn } from '../../harness/browser/wallet-sheet.ts';
import { fillCart } from '../../harness/checkout-cart.ts';

const PAY_LATER = '#modal=pay-later-info';
/** The root, the opener, and what lies beside the dialog in the document. */
const MAX_RESTYLED_BESIDE = 100;

/** With the scrollbar, which Playwright hides, and with few frames of animation, each of which restyles the dialog. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const closeOf = (dialog: Locator) => dialog.locator('.drawer__head').first().getByRole('button', { name: 'Close' });

async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** The header's link to the home page, which is beside every dialog. */
const homeLink = (page: Page) => page.locator('.shop-header__home');

/** From now on a click marks the link instead of following it. */
async function watchClicks(link: Locator): Promise<void> {
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => {
      event.preventDefault();
      element.setAttribute('data-clicked', '');
    }),
  );
}

const expectClicked = (link: Locator, isClicked: boolean) =>
  expect(link.and(link.page().locator('[data-clicked]'))).toHaveCount(isClicked ? 1 : 0);

async function openPayLater(page: Page): Promise<Locator> {
  const dialog = dialogOn(page, 'Pay later');
  await openByHash(page, PAY_LATER);
  await expect(dialog).toContainText('Pay in 30 days');
  await expectPageCovered(page, true);
  return dialog;
}

/** Opens a dialog from inside the cart, which stays open below. */
async function openOverCart(page: Page) {
  const cart = page.locator('#mini-cart');
  await cartOn(page).open();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await endAnimations(page);
  const cartClose = await middleOf(closeOf(cart));
  const dialog = await openPayLater(page);
  return { cart, cartClose, dialog };
}

/** Waits until the dialog has its final style; scroll-driven animations have no end. */
async function endAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running'),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens and closes what `button` opens, which contains `text`, twice: the first time loads its content. */
async function restyledByOpening(page: Page, button: Locator, text: string): Promise<number> {
  const popover = page.locator(':popover-open');
  const root = page.locator('html');
  const openAndClose = async () => {
    await button.click();
    await expect(popover.getByText(text)).toBeVisible();
    await expect(root).toHaveCSS('overflow', 'hidden');
    await endAnimations(page);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(root).toHaveCSS('overflow', 'visible');
    await endAnimations(page);
  };
  await untilLaidOut(page);
  // The content of a closed one is styled whenever a locator looks at it.
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  await openAndClose();
  return restyledElements(page, openAndClose);
}

test.describe('opening and closing', () => {
  for (const width of [390, 1280]) {
    test(`restyles the cart and not the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'networkidle' });
      const limit = 2 * (await page.locator('#mini-cart *').count()) + MAX_RESTYLED_BESIDE;
      expect(await page.locator('main *').count()).toBeGreaterThan(5 * limit);
      expect(await restyledByOpening(page, cartOn(page).button, 'Your cart is empty')).toBeLessThan(limit);
    });
  }

  test('restyles the menu of a phone and not the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const limit = (await page.locator('#menu *').count()) + MAX_RESTYLED_BESIDE;
    expect(await restyledByOpening(page, menu, 'Close menu')).toBeLessThan(limit);
  });

  test('does not shift the page by the width of its scrollbar', async ({ page }) => {
    await page.goto('/c/all', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const headingBox = () => page.getByRole('heading', { level: 1, includeHidden: true }).boundingBox();
    const before = await headingBox();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    await openPayLater(page);
    expect(await headingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expectPageCovered(page, false);
    expect(await headingBox()).toEqual(before);
  });
});

test.describe('the page behind a dialog', () => {
  test('is not operated by the click that closes the dialog', async ({ page }) => {
    await page.goto('/c/all');
    const link = homeLink(page);
    await watchClicks(link);
    await link.focus();
    const dialog = await openPayLater(page);
    await page.mouse.move(...(await middleOf(link)));
    await page.mouse.down();
    expect(await isFocusIn(dialog)).toBe(true);
    await page.mouse.up();
    await expect(dialog).toHaveCount(0);
    await expectPageCovered(page, false);
    await expect(link).toBeFocused();
    await expectClicked(link, false);
    await page.mouse.down();
    await page.mouse.up();
    await expectClicked(link, true);
  });

  test('is not operated by a tap either', async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      hasTouch: true,
      viewport: { width: 390, height: 800 },
      baseURL: baseURL ?? '',
    });
    await page.goto('/c/all');
    const link = homeLink(page);
    await watchClicks(link);
    const dialog = await openPayLater(page);
    await page.touchscreen.tap(...(await middleOf(link)));
    await expect(dialog).toHaveCount(0);
    await expectPageCovered(page, false);
    await expectClicked(link, false);
    await page.touchscreen.tap(...(await middleOf(link)));
    await expectClicked(link, true);
    await page.close();
  });

  test('is not scrolled by the wheel', async ({ page }) => {
    await page.goto('/c/all');
    await openPayLater(page);
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, 400);
    await endAnimations(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('does not receive the focus, neither by Tab nor from a script', async ({ page }) => {
    await page.goto('/c/all');
    const dialog = await openPayLater(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press(key);
        expect(await isFocusIn(dialog), `${key} ${step + 1}`).toBe(true);
      }
    }
    const close = closeOf(dialog);
    await close.focus();
    await homeLink(page).evaluate((link) => link.focus());
    await expect(close).toBeFocused();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await homeLink(page).evaluate((link) => link.focus());
    await expect(close).toBeFocused();
  });

  test('is hidden from screen readers until the dialog closes, except the header', async ({ page }) => {
    await page.goto('/c/all');
    const before = await page.locator('body').ariaSnapshot();
    expect(before).toContain('- main');
    await openPayLater(page);
    const snapshot = await page.locator('body').ariaSnapshot();
    expect(snapshot).toContain('- dialog "Pay later"');
    expect(snapshot).not.toMatch(/^- (?!dialog|status|banner)/m);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectPageCovered(page, false);
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
  });
});

test.describe('a dialog over the cart', () => {
  test('is closed by a click on the cart, which the click does not operate', async ({ page }) => {
    await page.goto('/');
    const { cart, cartClose, dialog } = await openOverCart(page);
    await expect(page.getByRole('heading', { name: 'Your cart' })).toHaveCount(0);
    await page.mouse.click(...cartClose);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    expect(await isFocusIn(cart)).toBe(true);
    await expectPageCovered(page, true);
    await page.mouse.click(...cartClose);
    await expect(cart).toBeHidden();
    await expectPageCovered(page, false);
  });

  test('is closed with the cart by a click beside both', async ({ page }) => {
    await page.goto('/c/all');
    await watchClicks(homeLink(page));
    const { cart, dialog } = await openOverCart(page);
    await page.mouse.click(...(await middleOf(homeLink(page))));
    await expect(dialog).toHaveCount(0);
    await expect(cart).toBeHidden();
    await expectPageCovered(page, false);
    await expectClicked(homeLink(page), false);
  });

  test('has the focus, which neither cart nor page receives', async ({ page }) => {
    await page.goto('/');
    const { cart, dialog } = await openOverCart(page);
    for (const behind of [cart.locator('.drawer__head button').first(), homeLink(page)]) {
      await behind.evaluate((element) => element.focus());
      expect(await isFocusIn(dialog)).toBe(true);
    }
  });

  test('stays open with the cart after a click beside both where it is persistent', async ({ page }) => {
    const wallet = walletOn(page, 'Apple Pay');
    await fillCart(page, [{ productId: 'LIMITED-100' }]);
    await page.goto('/');
    await cartOn(page).open();
    await page.getByRole('button', { name: 'Apple Pay' }).click();
    await wallet.expectReady();
    await endAnimations(page);
    for (const x of [8, 1250]) await page.mouse.click(x, 400);
    await endAnimations(page);
    await expect(wallet.pay).toBeVisible();
    await expectPageCovered(page, true);
  });
});
