import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser/behavior-page.ts';

const source = stripTypeScriptTypes(readFileSync(new URL('./wake-on-intent.ts', import.meta.url), 'utf8'));

/** A section whose script counts its events and loads a moment after it was requested. */
const SCRIPT = `${source}
const section = document.querySelector('section');
self.loads = 0;
self.seen = [];
wakeOnIntent(section, async () => {
  self.loads += 1;
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const type of ['click', 'submit', 'input', 'keydown']) section.addEventListener(type, (event) => {
    if (type === 'submit') event.preventDefault();
    self.seen.push(type + ' ' + (event.target.id || event.target.localName));
  });
});`;

const PAGE = `<!doctype html><html lang="en"><title>Intent</title><section>
<button id="more" type="button">More</button> <a href="#there">There</a>
<button id="add" type="button" data-action="add-to-cart">Add</button>
<form id="form"><input id="name"><button id="send">Send</button></form></section>
<p id="there">Elsewhere</p></html>`;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(PAGE);
  await page.addScriptTag({ type: 'module', content: SCRIPT });
  // A module script runs after its tag was added, not at once.
  await page.waitForFunction(() => Reflect.has(self, 'seen'));
  return page;
}

const state = (page: Page) =>
  page.evaluate(() => ({ loads: Reflect.get(self, 'loads'), seen: Reflect.get(self, 'seen') }));

describe('a section that wakes on intent', () => {
  test('loads nothing on its own, and loads once on hover', async () => {
    const page = await openPage();
    await page.mouse.move(1000, 700);
    expect(await state(page)).toEqual({ loads: 0, seen: [] });
    await page.hover('#more');
    await page.hover('#send');
    expect(await state(page)).toEqual({ loads: 1, seen: [] });
  });

  test('replays every earlier click once and in order', async () => {
    const page = await openPage();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#more')?.click();
      document.querySelector<HTMLElement>('#more')?.click();
    });
    await page.waitForTimeout(200);
    await page.click('#more');
    expect(await state(page)).toEqual({ loads: 1, seen: ['click more', 'click more', 'click more'] });
  });

  test('replays an earlier form submit without leaving the page', async () => {
    const page = await openPage();
    await page.fill('#name', 'Ada');
    await page.press('#name', 'Enter');
    await page.waitForTimeout(200);
    expect((await state(page)).seen).toContain('submit form');
    expect(await page.inputValue('#name')).toBe('Ada');
  });

  test('ignores links and the actions of the shell', async () => {
    const page = await openPage();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#add')?.click();
      document.querySelector<HTMLElement>('a')?.click();
    });
    expect(await page.evaluate(() => location.hash)).toBe('#there');
    await page.waitForTimeout(200);
    expect((await state(page)).seen).toEqual([]);
  });
});
