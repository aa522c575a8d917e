import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Size' });
const chosen = (page: Page) => sizes(page).getByRole('radio', { checked: true });

async function prefer(page: Page, size: string): Promise<void> {
  await page.goto('/account/profile');
  await page.getByLabel('Shoe size').selectOption(size);
  await page.getByRole('button', { name: 'Save interests and size' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your interests and size are saved.');
  await expect(page.getByLabel('Shoe size')).toHaveValue(size);
}

for (const width of [375, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the size of the profile is the first choice on the pages of shoes', async ({
      page,
      range,
      browser,
      baseURL,
    }) => {
      test.slow();
      const [boot] = range.products.filter(({ variants }) =>
        variants.every(({ sizeLabel }) => sizeLabel?.startsWith('US M') === true),
      );
      const address = `/p/${boot?.slug}`;
      await page.goto(address);
      await expect(sizes(page)).toBeVisible();
      await expect(chosen(page)).toHaveCount(0);
      const [own = '', other = ''] = await sizes(page)
        .locator('.choice:not(.choice--missing) input')
        .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
      await openAccount(page);
      await prefer(page, `US ${own}`);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(address);
      await expect(chosen(page)).toHaveValue(own);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: `Added to cart: ${boot?.name}` })).toBeVisible();
      await page.goto(`${address}?size=${other}`);
      await expect(chosen(page)).toHaveValue(other);
      await prefer(page, '');
      await page.goto(address);
      await expect(chosen(page)).toHaveCount(0);
      await prefer(page, `US ${own}`);
      const guest = await browser.newPage();
      await guest.goto(`${baseURL}${address}`);
      await expect(sizes(guest)).toBeVisible();
      await expect(chosen(guest)).toHaveCount(0);
      await guest.close();
      await page.goto('/account');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await page.goto(address);
      await expect(sizes(page)).toBeVisible();
      await expect(chosen(page)).toHaveCount(0);
    });
  });
}
