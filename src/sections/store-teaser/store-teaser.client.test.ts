import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openBehavior } from '../../../tests/harness/browser/behavior-page.ts';

const behavior = new URL('./store-teaser.client.ts', import.meta.url);
let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

const always = [1, 2, 3, 4, 5, 6, 7].map(
  (day) => `<tr data-day="${day}" data-spans="00:00-23:59"><th>${day}</th></tr>`,
);
const never = always.map((row) => row.replace('00:00-23:59', ''));

async function open(rows: readonly string[], timeZone = 'UTC') {
  const html = `<div data-behavior="store-teaser" data-time-zone="${timeZone}" data-open="Open until {time}" data-closed="Closed">
    <p class="now" hidden></p><table><tbody>${rows.join('')}</tbody></table></div>`;
  return openBehavior(browser, { html, css: [], behavior });
}

describe('the hours of a store', () => {
  test('have one day marked: today by the clock of the store', async () => {
    const days = [];
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const page = await open(always, timeZone);
      days.push(await page.locator('[aria-current="date"]').innerText());
    }
    const [ahead = '', behind = ''] = days;
    expect((Number(ahead) - Number(behind) + 7) % 7, 'a day or more lies between them').toBeGreaterThan(0);
  });

  test('show until when the store is open', async () => {
    const page = await open(always.map((row) => row.replace('23:59', '24:00')));
    expect(await page.locator('.now').innerText()).toMatch(/^Open until /);
  });

  test('show that the store is closed', async () => {
    const page = await open(never);
    expect(await page.locator('.now').innerText()).toBe('Closed');
  });

  test('apply a date that differs from its weekday, and omit past dates', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const page = await open([
      ...always,
      `<tr data-date="2001-01-01" data-spans=""><th>past</th></tr>`,
      `<tr data-date="${today}" data-spans=""><th>today</th></tr>`,
    ]);
    expect(await page.locator('[aria-current="date"]').innerText()).toBe('today');
    expect(await page.locator('.now').innerText()).toBe('Closed');
    expect(await page.getByText('past').isVisible()).toBe(false);
  });
});
