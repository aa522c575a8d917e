import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { withBackForwardCache } from '../harness/browser/chromium.ts';
import { expect, test } from '../harness/browser/browser-test.ts';

const QUIET_MS = 6000;
/** Chromium's content setting of a user who blocks all cookies; it blocks the storage of pages too. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('a browser that blocks all cookies shows every kind of page without an error of a script', async ({ origin }) => {
  test.setTimeout(150_000);
  const profile = mkdtempSync(join(tmpdir(), 'aisle-blocked-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const { executablePath, args } = await withBackForwardCache();
  const context = await chromium.launchPersistentContext(profile, { executablePath, args, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    await page.goto(origin);
    const isBlocked = await page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);
    for (const path of [
      '/',
      '/c/all',
      '/p/field-wax',
      '/articles/drying-wet-boots',
      '/cart',
      '/checkout',
      '/sign-in',
    ]) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(QUIET_MS);
    }
    await page.goto(`${origin}/p/field-wax`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.waitForTimeout(QUIET_MS);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
