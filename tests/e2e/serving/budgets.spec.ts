import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accountPaths, weighScripts } from '../../harness/pages/account-pages.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { openCartWith } from '../../harness/browser/cart-page.ts';
import { fillAccount } from '../../harness/pages/filled-account.ts';
import { PageVisitor } from '../../harness/pages/page-visitor.ts';

const KB = 1024;
const CSS_BUDGET = 14 * KB;
const PURCHASE_BUDGET = 110 * KB;
const ACCOUNT_BUDGET = 60 * KB;
const LEVELS = 2;
const BLOCKING_BUDGET = 0;
const HTML_RATIO = 1.1;

interface Weight {
  /** Script fetched until the network is idle, and written into the page, gzipped. */
  readonly script: number;
  readonly css: number;
  readonly blocking: number;
  readonly urls: readonly string[];
}

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** Loads a page with no input at all and weighs what came until the network is idle. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const bodies: Promise<{ readonly type: string; readonly url: string; readonly size: number }>[] = [];
  // Ends the requests of the page before: their bodies are lost when the next page is opened.
  await page.goto('about:blank');
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, url: response.url(), size: gzipped(body) })));
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const loaded = await Promise.all(bodies);
  const sum = (type: string): number =>
    loaded.reduce((total, entry) => total + (entry.type === type ? entry.size : 0), 0);
  return {
    script: sum('script') + gzipped(inline(html, 'script')),
    css: sum('stylesheet') + gzipped(inline(html, 'style')),
    blocking: blockingRequests(html),
    urls: loaded.map(({ url }) => url),
  };
}

/** Returns the content of these elements; for scripts only executable ones. */
function inline(html: string, tag: 'script' | 'style'): string {
  const all = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  return all
    .filter(([, attributes = '']) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(attributes))
    .map(([, , text]) => text)
    .join('');
}

/** Render-blocking stylesheets and classic scripts of the head. */
function blockingRequests(html: string): number {
  const head = html.slice(0, html.indexOf('</head>'));
  const stylesheets = head.match(/<link[^>]+rel="stylesheet"(?![^>]+media="print")/g) ?? [];
  const scripts = (head.match(/<script[^>]+src=[^>]*>/g) ?? []).filter((tag) => !/async|defer|type="module"/.test(tag));
  return stylesheets.length + scripts.length;
}

/** The page without its islands, scripts and state; structured data counts as content. */
const withoutMachinery = (html: string): string =>
  html
    .replace(/<script\b(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replace(/<\/?astro-[a-z]+[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');

test.describe('before any interaction', () => {
  const home = { name: 'the home page', budget: 12 * KB, address: () => '/' };
  const listing = { name: 'a listing', budget: 7 * KB, address: () => '/c/all' };
  const landing = { name: 'the German home page', budget: 12 * KB, address: () => '/de-de/' };
  const article = { name: 'an article', budget: 12 * KB, address: () => '/articles/drying-wet-boots' };
  const product = { name: 'a product page', budget: 14 * KB, address: (slug: string) => `/p/${slug}` };

  for (const { name, budget, address } of [home, listing, landing, article, product]) {
    test(`${name} needs little script, few stylesheets and no React`, async ({ page, range }) => {
      const weight = await weigh(page, address(range.sized.slug));
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
      expect.soft(weight.script, weight.urls.join('\n')).toBeLessThanOrEqual(budget);
      expect.soft(weight.css).toBeLessThanOrEqual(CSS_BUDGET);
      expect.soft(weight.blocking).toBeLessThanOrEqual(BLOCKING_BUDGET);
      expect.soft(weight.urls.filter((url) => /react|mount|\/client\.[\w-]+\.js/i.test(url))).toEqual([]);
    });

    test(`${name} is hardly larger than its content`, async ({ request, range }) => {
      const html = await (await request.get(address(range.sized.slug))).text();
      expect(gzipped(html) / gzipped(withoutMachinery(html))).toBeLessThanOrEqual(HTML_RATIO);
    });
  }
});

test.describe('with a cart that holds something', () => {
  for (const address of ['/cart', '/checkout']) {
    test(`${address} needs no more script than buying is worth`, async ({ page }) => {
      const lines = [
        { productId: 'MARKDOWN-1', qty: 2 },
        { productId: 'DIGITAL-GC-25' },
        { productId: 'FREE-STICKER' },
      ];
      await openCartWith(page, lines);
      const { script, urls } = await weigh(page, address);
      test.info().annotations.push({ type: 'weight', description: `${script}` });
      expect(urls.length).toBeGreaterThan(0);
      expect(script, urls.join('\n')).toBeLessThanOrEqual(PURCHASE_BUDGET);
    });
  }
});

test('every page of the account needs little script, in two levels', async ({ page, context, origin }) => {
  test.slow();
  const visitor = await PageVisitor.signUp(origin);
  await context.addCookies(Array.from(visitor.cookies, ([name, value]) => ({ name, value, url: origin })));
  const paths = accountPaths(await fillAccount(visitor, '7 Budget Lane'));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    const scripts = await weighScripts(page, path);
    expect.soft(new URL(page.url()).pathname + new URL(page.url()).search, 'is the page itself').toBe(path);
    expect.soft(scripts.paths.length, path).toBeGreaterThan(0);
    expect.soft(scripts.size, `${path}\n${scripts.paths.join('\n')}`).toBeLessThanOrEqual(ACCOUNT_BUDGET);
    expect.soft(scripts.levels, scripts.paths.join('\n')).toBeLessThanOrEqual(LEVELS);
  }
});

test.describe('React', () => {
  test('is loaded on hover over the cart, and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = scripts.length;
    await page.getByRole('button', { name: /^Cart/ }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});
