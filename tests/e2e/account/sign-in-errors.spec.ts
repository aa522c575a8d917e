import { accountElsewhere } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, freshTest, test } from '../../harness/browser/own-shop-test.ts';
import { ignoreRejections, freshEmail, linkInMail, signIn } from '../../harness/identity.ts';

test.afterEach(({ complaints }) => ignoreRejections(complaints));

test.describe('signing in', () => {
  test('shows missing and wrong values at the input, then locks', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/sign-in');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(2);
    expect(await axeFindings(page), 'empty').toEqual([]);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await signIn(page, email, `wrong-${attempt}`);
      await expect(page.getByRole('alert')).toHaveText(/do not match/);
      await expect(password).toHaveAccessibleDescription(/do not match/);
      await expect(password).toBeFocused();
    }
    await signIn(page, email, 'wrong-4');
    await expect(password).toHaveAccessibleDescription(/one more attempt/);
    await signIn(page, email, 'wrong-5');
    await expect(page.getByRole('alert')).toHaveText(/Too many attempts: signing in is locked/);
    expect(await axeFindings(page), 'locked').toEqual([]);
  });

  freshTest('is stopped for an employee until the terms are accepted, once', async ({ page }) => {
    await page.goto('/sign-in');
    await signIn(page, 'employee@example.com');
    await expect(page.getByRole('heading', { name: 'Terms of the employee discount' })).toBeFocused();
    const accept = page.getByRole('button', { name: 'Accept terms' });
    await accept.click();
    await expect(page.getByRole('alert')).toHaveText('Please agree to the terms, or sign out.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('checkbox').check();
    await accept.click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('main')).toContainText('employee@example.com');
  });
});

test.describe('signing up', () => {
  test('shows invalid values at the input', async ({ page }) => {
    const email = await accountElsewhere(page);
    await page.goto('/sign-up');
    const create = page.getByRole('button', { name: 'Create account' });
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Walker');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the password').fill('other');
    await create.click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/at least 8 characters\./);
    await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(/two passwords differ/);
    expect(await axeFindings(page)).toEqual([]);
    await password.fill('Trail-2026!');
    await page.getByLabel('Repeat the password').fill('Trail-2026!');
    await page.getByRole('checkbox', { name: /loyalty/ }).check();
    await create.click();
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Enter your date of birth/);
    await page.getByLabel('Date of birth').fill('1990-04-23');
    await create.click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/already/);
  });
});

test.describe('a forgotten password', () => {
  test('is chosen anew by the link in a mail, whose token leaves the address at once', async ({ page }) => {
    const email = await accountElsewhere(page);
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const link = await linkInMail(page, email, /http\S+reset-password\?token=[\w-]+/);
    const answers: string[] = [];
    page.on('request', (request) => answers.push(request.url()));
    await page.goto(link.replace(/^http:\/\/[^/]+/, ''));
    await expect(page).toHaveURL(/\/reset-password$/);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(answers.filter((url) => url.includes(token))).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).not.toContain(token);
    expect(answers.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);

    const save = page.getByRole('button', { name: 'Save password' });
    for (const label of ['New password', 'Repeat the password']) await page.getByLabel(label).fill('Trail-2026!');
    await save.click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This is your current password/);
    for (const label of ['New password', 'Repeat the password']) await page.getByLabel(label).fill('Ridge-2026!');
    await save.click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();
    await signIn(page, email, 'Ridge-2026!');
    await expect(page).toHaveURL(/\/account$/);
    await page.goto('/reset-password');
    await expect(page).toHaveURL(/\/$/);
  });

  test('is not set by a link without a token', async ({ page }) => {
    await page.goto(`/reset-password?token=${'a'.repeat(43)}`);
    for (const label of ['New password', 'Repeat the password']) await page.getByLabel(label).fill('Ridge-2026!');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toContainText('expired');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test.describe('an associate of a store', () => {
  test('is connected to the session until it is ended', async ({ page }) => {
    await page.goto('/associate-login');
    await page.getByLabel('Store number').fill('NOWHERE');
    await page.getByLabel('Employee number').fill('A1001');
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026!');
    const enter = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await enter.click();
    await expect(page.getByRole('alert')).toHaveText(/could not find this store or employee/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Store number').fill('1001');
    await enter.click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Alex Moreau');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Alex Moreau');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'End session' }).click();
    await loaded;
    await expect(page.getByLabel('Store number')).toBeVisible();
  });
});
