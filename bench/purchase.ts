import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { addToCart, CARDS, checkoutOn } from '../tests/harness/browser/checkout-page.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { readRange } from '../tests/harness/browser/range.ts';
import { startShop } from '../tests/harness/shop.ts';
import { installClickProbe, measureClick, type Click } from './click-probe.ts';
import type { Figure } from './figure.ts';
import { median, p75 } from './load.ts';
import { throttle, type Network } from './phone.ts';

const ROUNDS = 3;
const KILOBYTES = 110;
const USABLE = 3000;
const SEEN = 100;
const DONE = 300;
const WAIT = 15_000;
/** What Lighthouse simulates for a phone, without the delays that an applied network adds. */
const NETWORK: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Round {
  readonly weights: Readonly<Record<string, number>>;
  readonly usable: number;
  readonly clicks: readonly Click[];
}

/**
 * A guest fills a cart, goes through the checkout and buys: measures script size, time until usable, and the duration
 * of each click.
 */
export async function measurePurchase(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const { simple } = await readRange(shop.origin);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await buy(browser, shop.origin, simple.slug));
    return figures(rounds);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

function figures(rounds: readonly Round[]): readonly Figure[] {
  const clicks = rounds.flatMap((round) => round.clicks);
  const weight = (path: string) => median(rounds.map(({ weights }) => weights[path] ?? Infinity)) / 1024;
  const slowest = clicks.toSorted((a, b) => b.done - a.done)[0];
  return [
    ...['/cart', '/checkout'].map((path) => ({
      name: `script of ${path}`,
      unit: 'kB',
      aisle: weight(path),
      target: atMost(KILOBYTES),
    })),
    {
      name: 'first step of the checkout can be used, slow 4G, CPU 4x',
      unit: 'ms',
      aisle: median(rounds.map(({ usable }) => usable)),
      target: atMost(USABLE),
    },
    { name: 'click to a change, p75', unit: 'ms', aisle: p75(clicks.map(({ seen }) => seen)), target: atMost(SEEN) },
    {
      name: `click to the server's word, p75 (slowest: ${slowest?.name}, ${Math.round(slowest?.done ?? 0)} ms)`,
      unit: 'ms',
      aisle: p75(clicks.map(({ done }) => done)),
      target: atMost(DONE),
    },
  ];
}

async function buy(browser: Browser, origin: string, slug: string): Promise<Round> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 1200 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClickProbe);
    const scripts = weighScripts(page);
    await addToCart(page, slug);
    const weights: Record<string, number> = {};
    const clicks: Click[] = [];
    weights['/cart'] = await scripts.during(async () => clicks.push(...(await changeCart(page))));
    const usable = await openOnPhone(page);
    weights['/checkout'] = await scripts.during(async () => clicks.push(...(await checkOut(page))));
    await checkoutOn(page).placeOrder.click();
    await checkoutOn(page).expectConfirmed();
    return { weights, usable, clicks };
  } finally {
    await context.close();
  }
}

/** Sums the gzipped size of scripts loaded meanwhile. */
function weighScripts(page: Page) {
  let bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const isOwn = response.frame() === page.mainFrame();
    if (response.request().resourceType() !== 'script' || !isOwn) return;
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return {
    async during(act: () => Promise<unknown>): Promise<number> {
      bodies = [];
      await act();
      return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    },
  };
}

async function changeCart(page: Page): Promise<readonly Click[]> {
  await page.goto('/cart');
  const cart = page.getByRole('main');
  await cart.getByText('Promo code').click();
  await cart.getByRole('textbox', { name: 'Code' }).fill('TRAIL10');
  return [
    await measureClick(page, 'promo code', cart.getByRole('button', { name: 'Apply' })),
    await measureClick(page, 'remove promo code', cart.getByRole('button', { name: 'Remove code TRAIL10' })),
    await measureClick(page, 'remove line', cart.getByRole('button', { name: /^Remove / }).first()),
    await measureClick(page, 'undo', cart.getByRole('button', { name: 'Undo' })),
  ];
}

/** Milliseconds from the navigation until the first field accepts input. */
async function openOnPhone(page: Page): Promise<number> {
  const phone = await page.context().newPage();
  await throttle(phone, NETWORK);
  await phone.goto('/checkout', { waitUntil: 'commit' });
  await phone.getByLabel('First name', { exact: true }).fill('Ada', { timeout: WAIT });
  const usable = await phone.evaluate(() => performance.now());
  await phone.close();
  return usable;
}

async function checkOut(page: Page): Promise<readonly Click[]> {
  const checkout = checkoutOn(page);
  await page.goto('/checkout');
  await checkout.fillShipping();
  const clicks = [
    await measureClick(page, 'express delivery', page.getByRole('radio', { name: /Express/ })),
    await measureClick(page, 'standard delivery', page.getByRole('radio', { name: /Standard/ })),
    await measureClick(page, 'continue to billing', page.getByRole('button', { name: 'Continue to billing' })),
  ];
  await checkout.fillCard(CARDS.approved);
  clicks.push(
    await measureClick(page, 'continue to summary', page.getByRole('button', { name: 'Continue to summary' })),
  );
  return clicks;
}
