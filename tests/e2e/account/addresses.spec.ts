import { expect, test } from '../../harness/browser/browser-test.ts';

const MOVED: readonly (readonly [from: string, to: string])[] = [
  ['/en-us/', '/'],
  ['/en-us/c/all', '/c/all'],
  ['/EN-US/c/all?sort=name', '/c/all?sort=name'],
  ['/De-De/', '/de-de/'],
  ['/de-de', '/de-de/'],
  ['/de-de/cart', '/de-de/warenkorb'],
  ['/de-de/Warenkorb?siteId=de', '/de-de/warenkorb?siteId=de'],
  ['/Cart', '/cart'],
  ['/c/all/', '/c/all'],
  ['/C/all', '/c/all'],
];

test.describe('an address', () => {
  for (const [from, to] of MOVED) {
    test(`${from} moves to ${to} for good`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(to);
    });
  }

  for (const path of [
    '//evil.example/x/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/en-us//evil.example',
    '/de-de/%2F%2Fevil.example/',
  ]) {
    test(`${path} never redirects to another origin`, async ({ origin }) => {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (location !== null) expect(new URL(location, origin).origin).toBe(origin);
      expect(answer.status).toBeLessThan(500);
    });
  }

  test('redirects an operator set carry what travels with the visitor', async ({ request }) => {
    const answer = await request.get('/boots?siteId=us&utm_source=x', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(/^\/c\/boots\?(.*&)?siteId=us/);
  });

  test('redirects to a listed host leave the shop, with nothing of the visitor', async ({ request }) => {
    const answer = await request.get('/wholesale', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toMatch(/^https:\/\/wholesale\.example\.com\/marrow-ridge/);
  });

  test('carries its query names along every link and form of the page', async ({ page }) => {
    await page.goto('/?siteId=us&enrollment_marketing_source=spring&utm_source=x');
    const targets = await page.evaluate(() => {
      const links = [...document.querySelectorAll('a[href]:not([href=""])')].map(
        (link) => (link as HTMLAnchorElement).href,
      );
      return links.filter((href) => new URL(href).origin === location.origin && !href.includes('#'));
    });
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) {
      const { searchParams } = new URL(target);
      expect.soft(searchParams.get('siteId'), target).toBe('us');
      expect.soft(searchParams.get('enrollment_marketing_source'), target).toBe('spring');
      expect.soft(searchParams.get('utm_source'), target).toBeNull();
    }
  });
});

test.describe('an error page', () => {
  for (const status of [400, 401, 403, 404, 500]) {
    test(`returns ${status} as its own status, with links to continue`, async ({ page }) => {
      const answer = await page.goto(`/${status}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('a, button').first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }

  test('returns 404 for an unknown path, with a page for visitors', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('returns the status only to a robot', async ({ request }) => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    const answer = await request.get('/no-such-page', { headers });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(await answer.text()).not.toContain('<h1');
  });
});
