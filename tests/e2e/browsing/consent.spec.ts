import { expect, test } from '../../harness/browser/browser-test.ts';

async function consentGroups(cookies: readonly { name: string; value: string }[]): Promise<string> {
  const cookie = cookies.find(({ name }) => name === 'OptanonConsent');
  return new URLSearchParams(decodeURIComponent(cookie?.value ?? '').replace(/^\?/, '')).get('groups') ?? '';
}

test.describe('consent', () => {
  test('is requested in Germany, stored, and reopened from the footer', async ({ page, context }) => {
    await page.goto('/de-de/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button').nth(1).click();
    await expect(banner).toBeHidden();
    expect(await consentGroups(await context.cookies())).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
    await page.reload();
    await expect(banner).toBeHidden();

    await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
    const dialog = page.locator('dialog#consent-dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('checkbox').nth(1).check();
    await dialog.locator('[data-consent="save"]').click();
    await expect(dialog).toBeHidden();
    expect(await consentGroups(await context.cookies())).toBe('C0001:1,C0002:1,C0003:0,C0004:0');
  });

  test('is granted in full with one button', async ({ page, context }) => {
    await page.goto('/de-de/');
    await page.locator('#consent-banner [data-consent="accept"]').click();
    await expect(page.locator('#consent-banner')).toBeHidden();
    expect(await consentGroups(await context.cookies())).toBe('C0001:1,C0002:1,C0003:1,C0004:1');
  });

  test('is assumed in the United States', async ({ page, context }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#consent-banner')).toBeHidden();
    expect(await consentGroups(await context.cookies())).toBe('');
  });

  test('is the same in every tab', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/de-de/');
      await expect(tab.locator('#consent-banner')).toBeVisible();
    }
    await page.locator('#consent-banner [data-consent="accept"]').click();
    await expect(other.locator('#consent-banner')).toBeHidden();
  });

  test('can be withdrawn where it is assumed', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Do not sell or share my personal information' }).click();
    const dialog = page.getByRole('dialog', { name: 'Do not sell or share my personal information' });
    await expect(dialog.getByRole('checkbox', { name: 'Targeting' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Targeting' }).uncheck();
    await dialog.getByRole('button', { name: 'Save choices' }).click();
    await expect(dialog).toBeHidden();
    expect(await consentGroups(await context.cookies())).toBe('C0001:1,C0002:1,C0003:1,C0004:0');
  });

  test('has no targeting where the browser sends Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Do not sell or share my personal information' }).click();
    const dialog = page.getByRole('dialog', { name: 'Do not sell or share my personal information' });
    await expect(dialog.getByText(/^Your browser sends Global Privacy Control/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Targeting' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Targeting' })).not.toBeChecked();
  });
});
