import { everyAddress } from '../harness/addresses.ts';
import { expect, test } from '../harness/browser-test.ts';

const WIDTHS = [360, 800, 1440] as const;

test.describe('every page', () => {
  test('is whole, quiet and fits into phones, tablets and desks', async ({ page, range, complaints }) => {
    test.setTimeout(300_000);
    for (const address of everyAddress(range)) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(address, { waitUntil: 'load' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await page.waitForLoadState('networkidle');
          await expect.soft(page.getByRole('main'), `${address} has one main landmark at ${width} px`).toHaveCount(1);
          await expect.soft(page.getByRole('contentinfo'), `${address} ends with its footer`).toHaveCount(1);
          await expect.soft(page.getByRole('heading', { level: 1 }), `${address} has one h1`).toHaveCount(1);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(overflow, `${address} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect.soft(complaints, `${address} is quiet`).toEqual([]);
      });
    }
  });

  test('keeps its header, navigation and landmarks where people and machines expect them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
});
