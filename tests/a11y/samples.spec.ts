import { expect, test } from '@playwright/test';
import { axeFindings } from '../harness/axe.ts';
import { definitionOf, sectionTypes, writeSamplePages, type SamplePages } from '../harness/sample-pages.ts';
import { startShop, type Shop } from '../harness/shop.ts';

const WIDTHS = [320, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

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
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect
            .soft(await axeFindings(page, { colorsOnly: colorScheme === 'dark' }), `${width} px, ${colorScheme}`)
            .toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `px wider than the page at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
});
