import { expect, test } from '@playwright/test';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const NOTE = {
  type: 'banner',
  id: 'note',
  experienceId: 'exp_note',
  content: { title: 'As before' },
  experiences: { 'treatment-b': { content: { title: 'As forced' } } },
};

/** Those of the demo's experiment; its other visitors get the baseline. */
const VARIANTS = {
  bold: { content: { title: 'As decided: bold' } },
  story: { content: { title: 'As decided: a story' } },
};
const TITLES = ['As before', 'As decided: bold', 'As decided: a story'];

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  content = createContentFolder();
  content.writePage(
    'home',
    pageOf([
      {
        type: 'banner',
        id: 'tested',
        experienceId: 'exp_home',
        isSticky: true,
        hideOnBreakpoint: ['small'],
        bottomMargins: { large: 'xl' },
        delocalizedTracking: 'home_banner',
        parallax: [{ effect: 'translate', axis: 'y', start: '0px', end: '-80px' }],
        content: { title: 'Baseline', text: 'Kept from the item' },
        experiences: { 'treatment-a': { content: { title: 'Treatment' } } },
      },
    ]),
  );
  const decided = { ...NOTE, id: 'decided', experienceId: 'exp_home_hero', experiences: VARIANTS };
  content.writePage('error-4xx', { ...pageOf([]), sections: { 'lazy-main': [NOTE, decided] } });
  content.writePage('note', pageOf([NOTE]));
  content.writePage('decided', pageOf([decided]));
  const regulars = { 'welcome-back': { content: { title: 'As decided: welcome back' } } };
  content.writePage('regulars', pageOf([{ ...NOTE, experienceId: 'exp_regulars_note', experiences: regulars }]));
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

test.describe('a framed section', () => {
  test('shows the baseline, and a forced variant merged over it, never stored', async () => {
    const read = async (query: string) => (await fetch(`${shop.origin}/${query}`)).text();
    expect(await read('')).toContain('Baseline');
    const forced = await read('?testContext=exp_home:treatment-a');
    expect(forced).toContain('Treatment');
    expect(forced).toContain('Kept from the item');
    expect(forced).not.toContain('Baseline');
    expect(await read('')).toContain('Baseline');
    expect(await read('?testContext=exp_home:unknown')).toContain('Baseline');
  });

  test('is forced on the not-found page, and in a dialog of the page', async ({ page }) => {
    const missing = async (query: string) => (await fetch(`${shop.origin}/no-such-page${query}`)).text();
    expect(await missing('')).toContain('As before');
    expect(await missing('?testContext=exp_note:treatment-b')).toContain('As forced');
    expect(await missing('')).toContain('As before');
    for (const [query, text] of [
      ['?testContext=exp_note:treatment-b', 'As forced'],
      ['', 'As before'],
    ]) {
      await page.goto(`${shop.origin}/${query}#modal=content_note`);
      await expect(page.getByRole('dialog').getByText(text ?? '')).toBeVisible();
    }
  });

  test('is styled without script', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(shop.origin);
    const section = page.locator('[data-section-id="tested"]');
    await expect(section).toHaveAttribute('data-delocalized-tracking', 'home_banner');
    await expect(section).toHaveCSS('position', 'sticky');
    await expect(section).toHaveCSS('margin-bottom', '128px');
    await expect(section.locator('> *').first()).toHaveCSS('animation-name', /^parallax-/);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(section).toBeHidden();
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(shop.origin);
    await expect(page.locator('[data-section-id="tested"] > *').first()).toHaveCSS('animation-name', 'none');
  });
});

test.describe('a decided experience', () => {
  const titleIn = (html: string) => TITLES.find((title) => html.includes(title));

  test('is on the page as it arrives, the same for a visitor, taken from the page cache', async () => {
    const visit = async (visitor: number) => {
      const response = await fetch(`${shop.origin}/decided`, { headers: { cookie: `vuid=vuid_${visitor}` } });
      return { headers: response.headers, title: titleIn(await response.text()) };
    };
    const visitors = Array.from({ length: 24 }, (_, index) => index);
    await expect
      .poll(async () => (await Promise.all(visitors.map(visit))).map(({ title }) => title))
      .toContain(TITLES[1]);
    const before = await cacheAnswers(shop);
    const first = await Promise.all(visitors.map(visit));
    const second = await Promise.all(visitors.map(visit));
    expect(new Set(first.map(({ title }) => title))).toEqual(new Set(TITLES));
    expect(second.map(({ title }) => title)).toEqual(first.map(({ title }) => title));
    const after = await cacheAnswers(shop);
    expect(after.hits - before.hits + after.stale - before.stale).toBe(2 * visitors.length);
    for (const { headers } of first) {
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
        'public, max-age=0, must-revalidate',
        null,
      ]);
    }
  });

  test('is on the not-found page of visitors with an id, the same at every unknown address', async () => {
    const visit = async (path: string, cookie: string) => {
      const response = await fetch(shop.origin + path, { headers: { cookie } });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
      const html = await response.text();
      return TITLES.slice(1).find((title) => html.includes(title));
    };
    const shown = new Set<string | undefined>();
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const first = await visit('/no-such-page', `vuid=vuid_${visitor}`);
      expect(await visit(`/nothing/here/${visitor}.php`, `vuid=vuid_${visitor}`)).toBe(first);
      shown.add(first);
    }
    expect(shown).toEqual(new Set([undefined, ...TITLES.slice(1)]));
    for (const path of ['/wp-login.php', '/no-such-page']) expect(await visit(path, '')).toBeUndefined();
  });

  test('of segments is on the next page, for those who are in them', async () => {
    const welcomed = async (id: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${shop.origin}/regulars`, { headers: { cookie: `vuid=${id}`, ...headers } });
      return (await response.text()).includes('As decided: welcome back');
    };
    // In the sandbox, those whose id ends with an even digit are in all segments; half of them take part.
    const regulars = Array.from({ length: 12 }, (_, index) => `vuid_a${index * 2}`);
    const others = regulars.map((id) => `${id}1`);
    const shownTo = (ids: readonly string[]) => Promise.all(ids.map((id) => welcomed(id)));
    expect(await shownTo(regulars)).not.toContain(true);
    await expect.poll(() => shownTo(regulars)).toContain(true);
    await shownTo(others);
    expect(await shownTo(others)).not.toContain(true);
    expect(await Promise.all(regulars.map((id) => welcomed(id, { 'sec-gpc': '1' })))).not.toContain(true);
  });

  test('is in the order of the express buttons of a product page', async () => {
    const orders = new Map<string, string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const headers = { cookie: `vuid=vuid_${visitor}` };
      const html = await (await fetch(`${shop.origin}/p/field-wax`, { headers })).text();
      const decided = /"experiences":(\[.*?\])/.exec(html)?.[1] ?? '';
      const shown = Array.from(html.matchAll(/data-wallet="(\w+)"/g), ([, wallet]) => wallet).join(' ');
      expect([decided, orders.get(decided) ?? shown]).toEqual([decided, shown]);
      expect(shown.startsWith('PAYPAL')).toBe(decided.includes('paypalPdp'));
      expect(shown.endsWith('APPLE_PAY')).toBe(decided.includes('applePayPdp'));
      orders.set(decided, shown);
    }
    expect(new Set(orders.values()).size).toBe(4);
  });

  test('is the baseline without consent, and sets no cookie', async () => {
    const headers = { cookie: 'vuid=vuid_1', 'sec-gpc': '1' };
    for (const address of ['/decided', '/de-de/decided']) {
      const response = await fetch(shop.origin + address, { headers: address === '/decided' ? headers : {} });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(titleIn(await response.text())).toBe('As before');
    }
  });

  test('stays with a new visitor, and moves nothing', async ({ browser }) => {
    const shown = new Set<string | undefined>();
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const context = await browser.newContext();
      await context.addInitScript(watchSection);
      const page = await context.newPage();
      const response = await page.goto(`${shop.origin}/decided`);
      expect(response?.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
      const title = titleIn((await response?.text()) ?? '');
      await expect(page.getByRole('heading', { name: title ?? '', exact: true })).toBeVisible();
      const { changes, shift, decided } = await page.evaluate(readSection);
      expect([changes, shift]).toEqual([0, '0.000']);
      expect(decided).toEqual(title === TITLES[0] ? undefined : [expect.objectContaining({ id: 'exp_home_hero' })]);
      await page.reload();
      await expect(page.getByRole('heading', { name: title ?? '', exact: true })).toBeVisible();
      shown.add(title);
      await context.close();
    }
    expect(shown.size).toBeGreaterThan(1);
  });
});

async function cacheAnswers({ origin }: Shop): Promise<{ hits: number; stale: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const count = (outcome: string) =>
    Number(new RegExp(`^page_cache_answers\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
  return { hits: count('hits'), stale: count('stale') };
}

/** In the browser, before the page: counts changes of what the section contains once it is there, and how far anything moves. */
function watchSection() {
  const watched = Object.assign(globalThis, { sectionChanges: 0, layoutShift: 0 });
  document.addEventListener('DOMContentLoaded', () => {
    const changes = new MutationObserver((list) => (watched.sectionChanges += list.length));
    const content = { subtree: true, childList: true, characterData: true };
    for (const section of document.querySelectorAll('[data-experience]')) changes.observe(section, content);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) watched.layoutShift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the browser, once it is quiet: those figures, and what scripts know of the decision. */
async function readSection() {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { experiences } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}');
  const shift: unknown = Reflect.get(globalThis, 'layoutShift');
  return { changes: Reflect.get(globalThis, 'sectionChanges'), shift: Number(shift).toFixed(3), decided: experiences };
}
