import type { Page } from '@playwright/test';
import { everyAddress, kindAddresses } from '../../harness/addresses.ts';
import { axeFindingsInBothSchemes } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { coveredControls } from '../../harness/browser/covered-controls.ts';

/** Layout is looked at on all of these, each page loaded once. */
const WIDTHS = [320, 360, 768, 800, 1280, 1440] as const;
/** axe checks every page on phones and desktops, and one of each kind between them. */
const AXE_WIDTHS: readonly number[] = [320, 1280];
const AXE_WIDTHS_OF_KINDS: readonly number[] = [768];
/** So many tests share the pages, for workers to take one after the other. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

async function expectWhole(page: Page, what: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect.soft(page.getByRole('main'), `${what}: has one main landmark`).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo'), `${what}: ends with its footer`).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${what}: has one h1`).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what}: scrolls sideways`).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test.describe('every page', () => {
  for (const part of PARTS) {
    test(`is complete, quiet, fits, clickable and free of axe violations at any width, light or dark (${part} of ${PARTS.length})`, async ({
      page,
      range,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const kinds = kindAddresses(range);
      const all = everyAddress(range);
      expect(all, 'kinds are among all pages').toEqual(expect.arrayContaining([...kinds]));
      const mine = all.filter((_, index) => index % PARTS.length === part - 1);
      for (const address of mine) {
        await test.step(address, async () => {
          const isKind = kinds.includes(address);
          await page.setViewportSize({ width: WIDTHS[0], height: 900 });
          await page.goto(address, { waitUntil: 'load' });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await expectWhole(page, `${address} at ${width} px`);
            if (!AXE_WIDTHS.includes(width) && !(isKind && AXE_WIDTHS_OF_KINDS.includes(width))) continue;
            expect.soft(await axeFindingsInBothSchemes(page), `${address} at ${width} px`).toEqual([]);
          }
          if (isKind) expect.soft(await coveredControls(page), `${address} can be clicked`).toEqual([]);
          expect.soft(complaints, `${address} is quiet`).toEqual([]);
        });
      }
    });
  }

  test('has its header, navigation and landmarks where people and machines expect them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
});
