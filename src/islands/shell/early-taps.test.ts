import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser/behavior-page.ts';
import { EARLY_TAPS } from './early-taps.ts';

const source = stripTypeScriptTypes(readFileSync(new URL('./early-taps.ts', import.meta.url), 'utf8'));
const PAGE = `<!doctype html><html lang="en"><title>Taps</title><script>${EARLY_TAPS}</script>
<form action="/cart"><button data-action="open-cart">Cart</button></form>
<button data-action="add-to-cart" data-product-id="A"><b>Add</b></button> <button>Other</button>
<dialog id="mini-cart" popover>Your cart</dialog></html>`;

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

  test('opens the cart at once instead of navigating to its page', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Cart' }).click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(page.url()).toBe('about:blank');
  });

  test('marks the button as busy meanwhile', async () => {
    const page = await openPage();
    await page.getByText('Add').click();
    expect(await page.locator('[data-product-id]').getAttribute('aria-busy')).toBe('true');
  });
});
