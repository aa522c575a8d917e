import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openBehavior } from '../../../tests/harness/browser/behavior-page.ts';
import { renderSection } from '../render-section.ts';
import { tabs } from './section.ts';
import Tabs from './Tabs.astro';

const css = [readFileSync(new URL('./tabs.css', import.meta.url), 'utf8')];
const behavior = new URL('./tabs.client.ts', import.meta.url);
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

async function open(variant: 'line' | 'rail', withScript = true) {
  const html = await renderSection(Tabs, tabs, tabs.samples[variant], { variant });
  const frame = `<section data-section-type="tabs" data-section-id="t" style="container-type:inline-size">${html}</section>`;
  return openBehavior(browser, { html: frame, css, ...(withScript ? { behavior } : {}) });
}

describe('tabs with script', () => {
  test('show one panel, named by its tab', async () => {
    const page = await open('line');
    expect(await page.getByRole('tablist', { name: 'What it is made of' }).count()).toBe(1);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Leather');
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.getByRole('tabpanel', { name: 'Leather' }).count()).toBe(1);
  });

  test('are selected by click without leaving the page', async () => {
    const page = await open('line');
    await page.getByRole('tab', { name: 'Rubber' }).click();
    expect(await page.getByRole('tabpanel', { name: 'Rubber' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  test('are one tab stop, moved through with arrows, Home and End', async () => {
    const page = await open('line');
    const selected = async () => page.getByRole('tab', { selected: true }).innerText();
    await page.keyboard.press('Tab');
    const seen: string[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await selected());
    }
    expect(seen).toEqual(['Membrane', 'Rubber', 'Leather', 'Rubber', 'Leather']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  });

  test('have a vertical orientation where they are stacked', async () => {
    const page = await open('rail');
    expect(await page.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  });
});

describe('tabs without script', () => {
  test('show every panel under its heading', async () => {
    const page = await open('line', false);
    for (const name of ['Leather', 'Membrane', 'Rubber']) {
      expect(await page.getByRole('heading', { name }).isVisible(), name).toBe(true);
    }
    expect(await page.locator('.panel:visible').count()).toBe(3);
  });
});
