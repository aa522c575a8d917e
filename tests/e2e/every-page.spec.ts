import { everyAddress } from '../harness/addresses.ts';
import { expect, test } from '../harness/browser-test.ts';

const WIDTHS = [360, 800, 1440] as const;

test.describe('every page', () => {
  for (const width of WIDTHS) {
    test(`is whole, quiet and fits into ${width} px`, async ({ page, range, complaints }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const address of everyAddress(range)) {
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: 'load' });
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await page.waitForLoadState('networkidle');
          await expect.soft(page.getByRole('main'), `${address} has one main landmark`).toHaveCount(1);
          await expect.soft(page.getByRole('contentinfo'), `${address} ends with its footer`).toHaveCount(1);
          await expect.soft(page.getByRole('heading', { level: 1 }), `${address} has one h1`).toHaveCount(1);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
          expect.soft(complaints, `${address} is quiet`).toEqual([]);
        });
      }
    });
  }

  test('keeps its header, navigation and landmarks where people and machines expect them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
});
