import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser/behavior-page.ts';
import Gallery from './Gallery.astro';
import { gallery } from './section.ts';
import { renderSection } from '../render-section.ts';

const SOURCES = new URL('../../', import.meta.url);
const START = `
import { attach } from '/sections/gallery/gallery.client.ts';
const element = document.querySelector('[data-behavior="gallery"]');
attach(element);
attach(element);
self.isAttached = true;`;
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

/** The gallery on a page of a shop that serves the sources as modules. */
async function open() {
  const html = await renderSection(Gallery, gallery, gallery.samples.mosaic);
  const body = `<!doctype html><html lang="en"><main>${html}</main><script type="module">${START}</script></html>`;
  const page = await browser.newPage();
  await page.route('http://shop.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
    if (!pathname.endsWith('.ts')) return route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' });
    const source = stripTypeScriptTypes(readFileSync(new URL(`.${pathname}`, SOURCES), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: source });
  });
  await page.goto('http://shop.test/');
  await page.waitForFunction(() => Reflect.has(self, 'isAttached'));
  return page;
}

const CAIRN = /cairn.*View larger/i;

describe('a gallery with script', () => {
  test('opens a picture in a named dialog with its caption and place', async () => {
    const page = await open();
    await page.getByRole('button', { name: CAIRN }).click();
    const dialog = page.getByRole('dialog', { name: 'Four days between two huts' });
    expect(await dialog.getByRole('img', { name: /leaning beside a cairn/ }).count()).toBe(1);
    expect(await dialog.innerText()).toMatch(/The cairn that is not on the map\s+2 of 5/);
    expect(page.url()).toBe('http://shop.test/');
  });

  test('goes on by buttons and arrow keys, round at the ends', async () => {
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

  test('lets a click with a modifier open the file', async () => {
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
