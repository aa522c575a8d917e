import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './browser/browser-test.ts';

export const PASSWORD = 'Trail-2026!';
export const freshEmail = () => `walker-${randomUUID()}@example.com`;

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the sign-in button of the header. */
export const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** Fills the open dialog: the email address, then the password. */
export async function signInByDialog(page: Page, username: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Sign in', exact: true });
  await form.getByRole('textbox', { name: 'Email' }).fill(username);
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates an account for a test and leaves the page signed in, on the account page. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/sign-up');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Walker');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('main')).toContainText(email);
  return email;
}

export async function signOut(page: Page): Promise<void> {
  // Before its script has arrived the form works, too, and shows no message.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible();
}

const inbox = z.array(z.object({ text: z.string() }));

/** Returns the text of the newest emails to an address, once one matches `pattern`. */
export async function linkInMail(page: Page, to: string, pattern: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
    const messages = inbox.parse(await answer.json());
    link = messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/**
 * Ignores the console messages of rejected requests, which are expected in tests of errors. The third party's page has
 * no icon.
 */
export function ignoreRejections(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/server responded with a status of 4\d\d .*(\/api\/|\/favicon\.ico)/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}
