import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { ignoreRejections, PASSWORD, signIn, signOut } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

test.use({ viewport: { width: 375, height: 800 } });
test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test('a customer changes the password, with validation errors at the fields', async ({ page }) => {
  const email = await openAccount(page);
  await page.goto('/account/profile');
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  const type = async (now: string, wanted: string) => {
    await current.fill(now);
    await next.fill(wanted);
    await page.getByLabel('Repeat the password').fill(wanted);
    await save.click();
  };
  await save.click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expect(current).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await type('wrong-password', 'Ridge-2026!');
  await expect(current).toHaveAccessibleDescription(/current password does not match/);
  await type(PASSWORD, PASSWORD);
  await expect(next).toHaveAccessibleDescription(/This is your current password/);
  await type(PASSWORD, 'Ridge-2026!');
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();
  await expect(current).toHaveValue('');
  await type('Ridge-2026!', PASSWORD);
  await expect(next).toHaveAccessibleDescription(/used this password before/);
  await signOut(page);
  await page.goto('/sign-in');
  await signIn(page, email, 'Ridge-2026!');
  await expect(page).toHaveURL(/\/account$/);
});
