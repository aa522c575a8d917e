import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { withBackForwardCache } from '../../harness/browser/chromium.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

/** Until every feature of a page has started. */
const QUIET_MS = 6000;
const PATHS = ['/', '/c/all', '/articles/drying-wet-boots', '/cart', '/checkout', '/sign-in'];
/** A page that asks for a session without end makes hundreds in the time of the test. */
const MAX_CALLS = 12;
/** Chromium's content setting of a user who blocks all cookies: storage throws, and no cookie is stored or sent. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Runs `use` in a browser whose user blocks all cookies. */
async function withBlockedCookies(use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'aisle-blocked-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const { executablePath, args } = await withBackForwardCache();
  const context = await chromium.launchPersistentContext(profile, { executablePath, args, locale: 'en-US' });
  try {
    await use(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Opens a page, and returns what its scripts threw and how many operations they called. */
async function openPage(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  let calls = 0;
  page.on('pageerror', (error) => errors.push(`${url}: ${error.stack ?? error.message}`));
  page.on('request', (request) => (calls += Number(new URL(request.url()).pathname.startsWith('/api/'))));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return { page, errors, calls: () => calls };
}

test('a browser that blocks all cookies shows every kind of page, and says that adding needs them', async ({
  origin,
}) => {
  test.setTimeout(90_000);
  await withBlockedCookies(async (context) => {
    const visits = await Promise.all(PATHS.map((path) => openPage(context, origin + path)));
    const product = await openPage(context, `${origin}/p/field-wax`);
    visits.push(product);
    await expect(product.page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
    await product.page.waitForTimeout(QUIET_MS);
    await product.page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(product.page.locator('#toasts')).toContainText('Your browser must allow cookies.');
    expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
    expect(visits.map(({ calls }) => calls()).filter((count) => count > MAX_CALLS)).toEqual([]);
  });
});
