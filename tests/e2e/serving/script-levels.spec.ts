import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { openCartWith } from '../../harness/browser/cart-page.ts';
import { scriptsOf } from '../../harness/script-graph.ts';

const MIN_SIZE = 1024;
const LEVELS = 2;

/** Every kind of page whose scripts differ. */
const ADDRESSES = {
  'the home page': '/',
  'the German home page': '/de-de/',
  'a listing': '/c/all',
  'the search results': '/search?q=boot',
  'a product page': '/p/field-wax',
  'an article': '/articles/drying-wet-boots',
  'the cart': '/cart',
  'the checkout': '/checkout',
  'the sign-in page': '/sign-in',
  'the favorites': '/favorites',
  'an unknown address': '/no-such-page',
} as const;

async function requestedScripts(page: Page, address: string): Promise<readonly string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...paths].sort();
}

for (const [name, address] of Object.entries(ADDRESSES)) {
  test(`${name} asks for its scripts in two levels, each of a size worth a request`, async ({ page, request }) => {
    if (/cart|checkout/.test(address)) await openCartWith(page, [{ productId: 'MARKDOWN-1', qty: 1 }]);
    const requested = await requestedScripts(page, address);
    const html = await (await page.request.get(address)).text();
    const scripts = await scriptsOf(html, async (path) => (await request.get(path)).text());
    for (const [path, { level, size }] of scripts) {
      expect.soft(level, path).toBeLessThanOrEqual(LEVELS);
      expect.soft(size, path).toBeGreaterThanOrEqual(MIN_SIZE);
    }
    // What scripts import by `import()` without an interaction is named by the document as well, and nothing else is.
    expect([...scripts.keys()].sort()).toEqual(requested);
  });
}
