import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyAddress } from '../harness/addresses.ts';
import { cartOn } from '../harness/cart-page.ts';
import { expect, test } from '../harness/browser-test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LOOKS = [
  { name: 'on a phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'on a desktop', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'on a desktop in the dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** A dialog that is still fading in has not the contrast it will have; what follows the scrolling never ends and is left alone. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/** Rule, help and first element of everything axe finds. */
async function violations(page: Page): Promise<readonly string[]> {
  await settled(page);
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

for (const { name, width, height, colorScheme } of LOOKS) {
  test.describe(`axe ${name}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('finds nothing on any page', async ({ page, range }) => {
      test.setTimeout(180_000);
      for (const address of everyAddress(range)) {
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: 'load' });
          expect.soft(await violations(page), address).toEqual([]);
        });
      }
    });

    test('finds nothing in the cart, empty and filled, with a toast', async ({ page, range }) => {
      const cart = cartOn(page);
      await page.goto(`/p/${range.simple.slug}`);
      await cart.open();
      await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
      expect.soft(await violations(page), 'empty').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: range.simple.name })).toBeVisible();
      expect.soft(await violations(page), 'toast').toEqual([]);
      await cart.open();
      await expect(cart.line(range.simple.name).quantity).toBeVisible();
      expect.soft(await violations(page), 'filled').toEqual([]);
    });

    test('finds nothing in the consent banner and its choices', async ({ page }) => {
      await page.goto('/de-de/');
      const banner = page.locator('#consent-banner');
      await expect(banner).toBeVisible();
      expect.soft(await violations(page), 'banner').toEqual([]);
      await banner.locator('[data-consent="choose"]').click();
      await expect(page.locator('#consent-dialog')).toBeVisible();
      expect.soft(await violations(page), 'choices').toEqual([]);
    });
  });
}
