import { expect, test } from '../harness/browser-test.ts';
import { signOut, signUp } from '../harness/identity.ts';
for (let i = 0; i < 6; i += 1)
  test(`tabs ${i}`, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/');
    await signUp(page);
    await other.goto('/account');
    await expect(other.getByRole('main')).toContainText('example.com');
    page.on('framenavigated', (f) => console.log('A', f.url()));
    await signOut(page);
    await expect(other).toHaveURL(/\/$/);
  });
