import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './harness/browser/chromium.ts';
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
const o = 'http://localhost:4930';
for (const [w, scheme] of [[375, 'light'], [1280, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  await page.goto(o + '/search?q=saddleback&sort=name');
  await page.locator('.card__link[href^="/p/saddleback-mid"]').first().click();
  await page.waitForLoadState('networkidle');
  console.log(w, await page.locator('.breadcrumbs li').allTextContents(), await page.locator('.breadcrumbs a').last().getAttribute('href'));
  await page.screenshot({ path: `/tmp/h3ff/p-${w}.png` });
  await page.locator('summary', { hasText: 'Share' }).click();
  await page.waitForTimeout(500);
  await page.locator('.share').screenshot({ path: `/tmp/h3ff/share-${w}.png` });
  await page.locator('.product').screenshot({ path: `/tmp/h3ff/product-${w}.png` });
  const film = page.getByRole('button', { name: /^Watch the film/ });
  await film.click();
  await page.waitForTimeout(2500);
  console.log('paused', await page.locator('.film video').evaluate((v: HTMLVideoElement) => [v.paused, v.currentTime, v.error?.message, v.duration]));
  await page.screenshot({ path: `/tmp/h3ff/film-${w}.png` });
  await page.keyboard.press('Escape');
  await page.goto(o + '/product-ingredients?productId=saddleback-mid');
  await page.screenshot({ path: `/tmp/h3ff/ing-${w}.png` });
  await context.close();
}
const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
const page = await context.newPage();
for (const [n, p] of [['rev-de', '/de-de/reviews/saddleback-mid'], ['rev-nl', '/nl-nl/reviews/saddleback-mid'], ['ing-de', '/de-de/materialien?productId=saddleback-mid'], ['pde', '/de-de/p/saddleback-mid']]) {
  await page.goto(o + p); await page.waitForTimeout(400);
  console.log(n, await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('h1')?.textContent]));
  await page.screenshot({ path: `/tmp/h3ff/${n}.png` });
}
await browser.close();
