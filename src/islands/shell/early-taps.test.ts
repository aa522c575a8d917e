import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser/behavior-page.ts';
import { EARLY_TAPS } from './early-taps.ts';

const source = stripTypeScriptTypes(readFileSync(new URL('./early-taps.ts', import.meta.url), 'utf8'));
const PAGE = `<!doctype html><html lang="en"><title>Taps</title><script>${EARLY_TAPS}</script>
<dialog id="mini-cart" popover>Your cart</dialog>
<form action="/cart">
  <button type="button" popovertarget="mini-cart" data-action="open-cart">Cart</button>
</form>
<form action="https://shop.test/sign-in"><button data-action="sign-in">Sign in</button></form>
<button data-action="add-to-cart" data-product-id="A"><b>Add</b></button> <button>Other</button></html>`;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(PAGE);
  return page;
}

async function takeOver(page: Page): Promise<void> {
  const content = `${source}; self.handled = []; takeTaps((target) => handled.push(target.dataset.action));`;
  await page.addScriptTag({ type: 'module', content });
  // A module script runs after its tag was added, not at once.
  await page.waitForFunction(() => Reflect.has(self, 'handled'));
}
/** Adds a module script that fails to load, like the shell or a file that it imports. */
async function failModule(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: 'https://shop.test/missing.js' }).catch(() => undefined);
}

const busyCount = (page: Page) => page.locator('[aria-busy]').count();
const handled = (page: Page) => page.evaluate(() => Reflect.get(self, 'handled'));

describe('the inline script for early taps', () => {
  test('queues taps until the module script takes them, in order', async () => {
    const page = await openPage();
    for (let tap = 0; tap < 3; tap += 1) await page.getByText('Add').click();
    await page.getByText('Other').click();
    await takeOver(page);
    expect(await handled(page)).toEqual(['add-to-cart', 'add-to-cart', 'add-to-cart']);
    await page.getByText('Add').click();
    expect(await handled(page)).toHaveLength(4);
  });

  test('leaves a button that opens a popover to the browser', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Cart' }).click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await takeOver(page);
    expect([await handled(page), await busyCount(page)]).toEqual([[], 0]);
  });

  test('marks the button as busy meanwhile', async () => {
    const page = await openPage();
    await page.getByText('Add').click();
    expect(await page.locator('[data-product-id]').getAttribute('aria-busy')).toBe('true');
  });
});

describe('the inline script where the module script fails to load', () => {
  async function openShop(): Promise<Page> {
    const page = await openPage();
    await page.route('https://shop.test/**', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.fulfill({ body: 'A page' }),
    );
    return page;
  }

  test('no longer marks buttons as busy', async () => {
    const page = await openShop();
    await page.getByText('Add').click();
    await failModule(page);
    expect(await busyCount(page)).toBe(0);
    await page.getByText('Add').click();
    expect(await busyCount(page)).toBe(0);
  });

  test.each(['before', 'after'])('lets a form lead to its page: a tap %s the failure', async (moment) => {
    const page = await openShop();
    const leave = () => page.getByRole('button', { name: 'Sign in' }).click();
    if (moment === 'before') await leave();
    await failModule(page);
    if (moment === 'after') await leave();
    await expect.poll(() => page.url()).toBe('https://shop.test/sign-in?');
  });

  test('ignores the failure of another script once the module script has taken over', async () => {
    const page = await openShop();
    await takeOver(page);
    await failModule(page);
    await page.getByText('Add').click();
    expect(await handled(page)).toEqual(['add-to-cart']);
    expect(await page.locator('[data-script-failed]').count()).toBe(0);
  });
});
