import { everyAddress, kindAddresses } from '../../harness/addresses.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { checkPage, WIDTHS, type PageChecks } from '../../harness/browser/whole-pages.ts';

/** One of each kind; all other pages have them in `tests/soak/every-page.spec.ts`. */
const KIND: PageChecks = { widths: WIDTHS, axeWidths: [320, 768, 1280], hasControls: true };
const OTHER: PageChecks = { widths: [320, 1280], axeWidths: [], hasControls: false };
/** So many tests share the pages, for workers to take one after the other. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

test.describe('every page', () => {
  for (const part of PARTS) {
    test(`is complete and quiet, and each kind fits, clickable and free of axe violations at any width, light or dark (${part} of ${PARTS.length})`, async ({
      page,
      range,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const kinds = kindAddresses(range);
      const all = everyAddress(range);
      expect(all, 'kinds are among all pages').toEqual(expect.arrayContaining([...kinds]));
      for (const address of all.filter((_, index) => index % PARTS.length === part - 1))
        await checkPage(page, address, { ...(kinds.includes(address) ? KIND : OTHER), complaints });
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
