import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachBehavior, launchBrowser, serveSources } from '../../../tests/harness/browser/behavior-page.ts';
import Gallery from './Gallery.astro';
import { gallery } from './section.ts';
import { renderSection } from '../render-section.ts';

const behavior = new URL('../../islands/content/viewer.client.ts', import.meta.url);
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

/** The gallery on a page of a shop, with images. */
async function open() {
  const html = await renderSection(Gallery, gallery, gallery.samples.mosaic);
  const body = `<!doctype html><html lang="en"><main>${html}</main></html>`;
  const page = await browser.newPage();
  await page.route('http://shop.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  );
  await serveSources(page);
  await page.goto('http://shop.test/');
  await attachBehavior(page, behavior);
  return page;
}

const CAIRN = /cairn.*View larger/i;

describe('a gallery with script', () => {
  test('opens an image in a named dialog with its caption and position', async () => {
    const page = await open();
    await page.getByRole('button', { name: CAIRN }).click();
    const dialog = page.getByRole('dialog', { name: 'Four days between two huts' });
    expect(await dialog.getByRole('img', { name: /leaning beside a cairn/ }).count()).toBe(1);
    expect(await dialog.innerText()).toMatch(/The cairn that is not on the map\s+2 of 5/);
    expect(page.url()).toBe('http://shop.test/');
  });

  test('steps by buttons and arrow keys, round at the ends', async () => {
    const page = await open();
    await page.getByRole('button', { name: CAIRN }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Next' }).click();
    expect(await dialog.innerText()).toContain('3 of 5');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await dialog.innerText()).toContain('5 of 5');
    expect(await dialog.getByRole('img').count()).toBe(1);
  });

  test.each(['Enter', 'Space'])('opens by %s, closes by Escape and returns the focus', async (key) => {
    const page = await open();
    const opener = page.getByRole('button', { name: CAIRN });
    await opener.focus();
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('closes by its button', async () => {
    const page = await open();
    const opener = page.getByRole('button', { name: CAIRN });
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens the file on a click with a modifier', async () => {
    const page = await open();
    const isLeftAlone = await page.getByRole('button', { name: CAIRN }).evaluate((link) => {
      const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
      link.addEventListener('click', (click) => click.stopPropagation(), { once: true });
      link.dispatchEvent(event);
      return !event.defaultPrevented;
    });
    expect(isLeftAlone).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
