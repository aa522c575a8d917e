import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attachBehavior,
  launchBrowser,
  openBehavior,
  serveSources,
} from '../../../tests/harness/browser/behavior-page.ts';
import PromoBar from './PromoBar.astro';
import { promoBar } from './section.ts';
import { renderSection } from '../render-section.ts';

const css = [readFileSync(new URL('./promo-bar.css', import.meta.url), 'utf8')];
const behavior = new URL('./promo-bar.client.ts', import.meta.url);
const PERIOD = 7000;
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

const frame = async (variant: 'strip' | 'notice') => {
  const html = await renderSection(PromoBar, promoBar, promoBar.samples[variant], { variant });
  return `<section data-section-type="promo-bar" data-section-id="p">${html}</section>`;
};
const open = async (variant: 'strip' | 'notice', withScript = true) =>
  openBehavior(browser, { html: await frame(variant), css, hasClock: true, ...(withScript ? { behavior } : {}) });
type Page = Awaited<ReturnType<typeof open>>;
const seen = async (page: Page) => (await page.locator('li:visible').allInnerTexts()).map((text) => text.slice(0, 12));

describe('announcements with script', () => {
  test('show one message at a time, stepped through in both directions', async () => {
    const page = await open('strip');
    expect(await seen(page)).toEqual(['Free returns']);
    await page.getByRole('button', { name: 'Next message' }).click();
    expect(await seen(page)).toEqual(['Boots for re']);
    await page.getByRole('button', { name: 'Previous message' }).click();
    await page.getByRole('button', { name: 'Previous message' }).click();
    expect(await seen(page)).toEqual(['Orders place']);
  });

  test('change by themselves until they are paused', async () => {
    const page = await open('strip');
    await page.clock.runFor(PERIOD);
    expect(await seen(page)).toEqual(['Boots for re']);
    await page.getByRole('button', { name: 'Pause messages' }).click();
    expect(await page.getByRole('button', { name: 'Resume messages' }).count()).toBe(1);
    await page.mouse.move(600, 600);
    await page.clock.runFor(2 * PERIOD);
    expect(await seen(page)).toEqual(['Boots for re']);
  });

  test('stop after a step, which is announced', async () => {
    const page = await open('strip');
    expect(await page.locator('ul').getAttribute('aria-live')).toBe('off');
    await page.getByRole('button', { name: 'Next message' }).click();
    expect(await page.locator('ul').getAttribute('aria-live')).toBe('polite');
    expect(await page.getByRole('button', { name: 'Resume messages' }).count()).toBe(1);
  });

  test('do not change with reduced motion', async () => {
    const page = await open('strip');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => page.getByRole('button', { name: 'Resume messages' }).count()).toBe(1);
  });

  test('are dismissed for the rest of the session', async () => {
    const html = `<!doctype html><main tabindex="-1">${await frame('notice')}</main>`;
    const page = await browser.newPage();
    await page.route('http://shop.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await serveSources(page);
    const attach = async () => {
      await page.goto('http://shop.test/');
      await attachBehavior(page, behavior);
    };
    await attach();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('group', { name: 'Announcements' }).count()).toBe(0);
    await attach();
    expect(await page.getByRole('group', { name: 'Announcements' }).count()).toBe(0);
  });

  test('can be dismissed even where storage is disabled', async () => {
    const page = await open('notice');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('group', { name: 'Announcements' }).count()).toBe(0);
  });
});

describe('announcements without script', () => {
  test('are all visible, without buttons', async () => {
    const page = await open('strip', false);
    expect(await seen(page)).toHaveLength(3);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});
