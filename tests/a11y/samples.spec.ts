import { expect, test } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../harness/browser/axe.ts';
import { coveredControls } from '../harness/browser/covered-controls.ts';
import { definitionOf, sectionTypes, writeSamplePages, type SamplePages } from '../harness/sample-pages.ts';
import { startShop, type Shop } from '../harness/shop.ts';

const WIDTHS = [320, 768, 1280] as const;

let samples: SamplePages;
let shop: Shop;

test.beforeAll(async () => {
  samples = await writeSamplePages();
  shop = await startShop({ env: { CONTENT_DIR: samples.path } });
});
test.afterAll(async () => {
  await shop.stop();
  samples.remove();
});

test.describe('samples of every section type', () => {
  for (const type of sectionTypes()) {
    test(`${type}: every variant is shown, fits and pleases axe at three widths in both themes`, async ({ page }) => {
      test.setTimeout(120_000);
      const { variants } = await definitionOf(type);
      await page.goto(shop.origin + samples.addressOf(type));
      for (const variant of Object.keys(variants)) {
        await expect.soft(page.locator(`[data-section-id="${type}-${variant}"]`), variant).toBeAttached();
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axeFindingsInBothSchemes(page, { part: 'main' }), `${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `px wider than the page at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }

  test('has clickable links and buttons, whatever is above or below', async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of samples.mixed) {
      await page.goto(shop.origin + address);
      await expect(page.locator('main > [data-section-id], main [data-section-id]').first()).toBeAttached();
      expect.soft(await coveredControls(page), address).toEqual([]);
    }
  });
});
