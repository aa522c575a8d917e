import { expect, test } from '@playwright/test';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';
import { shareOfTime } from '../../harness/browser/share-of-time.ts';

const banner = (id: string, title: string, more: object = {}) => ({ type: 'banner', id, content: { title }, ...more });
const BEFORE = banner('before', 'Stands before');
const AFTER = banner('after', 'Stands after');

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  content = createContentFolder();
  content.writePage('home', pageOf([banner('home', 'Home')]));
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

async function open(name: string): Promise<{ status: number; html: string; ms: number }> {
  const start = performance.now();
  const answer = await fetch(`${shop.origin}/${name}`);
  return { status: answer.status, html: await answer.text(), ms: performance.now() - start };
}

/** Repeats the request until `wanted` holds. */
async function until(name: string, wanted: (page: { status: number; html: string }) => boolean): Promise<void> {
  while (!wanted(await open(name)));
}

/** What the shop wrote to its log about a section, once that is more than it was. */
async function linesOf(id: string, count: number): Promise<readonly string[]> {
  const lines = () =>
    shop
      .logs()
      .split('\n')
      .filter((line) => line.includes(`"id":"${id}"`));
  await expect.poll(() => lines().length).toBe(count);
  return lines();
}

const ISSUES: Readonly<Record<string, unknown>> = {
  'an unknown type': { type: 'nope', id: 'fault', content: {} },
  'a type of the prototype': { type: 'constructor', id: 'fault', content: {} },
  'no content': { type: 'hero', id: 'fault' },
  'content of the wrong shape': { type: 'tabs', id: 'fault', content: { items: 'none' } },
  'units that differ': banner('fault', 'Moves', { parallax: [{ effect: 'rotate', start: '0deg', end: '1turn' }] }),
  'a unit of no kind': banner('fault', 'Moves', { parallax: [{ effect: 'translate', start: '0em', end: '1em' }] }),
};

test.describe('a page', () => {
  for (const [name, issue] of Object.entries(ISSUES)) {
    test(`omits only a section with ${name}, and logs it in one line`, async () => {
      const slug = name.replaceAll(' ', '-');
      content.writePage(slug, pageOf([BEFORE, issue, AFTER]));
      const { status, html } = await open(slug);
      expect(status).toBe(200);
      expect(html).toContain('Stands before');
      expect(html).toContain('Stands after');
      expect(html).not.toContain('data-section-id="fault"');
      const lines = await linesOf('fault', Object.keys(ISSUES).indexOf(name) + 1);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: (issue as { type: string }).type, id: 'fault' });
    });
  }

  test('shows the error to an editor in preview', async () => {
    content.writePage('previewed', pageOf([BEFORE, ISSUES['an unknown type'], AFTER]));
    expect((await open('previewed?preview=true')).html).toContain('unknown section type');
    expect((await open('previewed')).html).not.toContain('unknown section type');
  });

  test('falls back to the default variant', async () => {
    content.writePage('variant', pageOf([banner('b', 'Banner', { variant: 'nope' })]));
    expect((await open('variant')).html).toMatch(/data-section-id="b"[^>]*data-section-variant="deep"/);
  });

  test('survives 1,000 nested sections', async () => {
    let nested: unknown = banner('leaf', 'Leaf');
    for (let depth = 0; depth < 1_000; depth++)
      nested = { type: 'group', id: `g${depth}`, content: { sections: [nested] } };
    content.writePage('nested', pageOf([BEFORE, nested, AFTER]));
    const { status, html } = await open('nested');
    expect(status).toBe(200);
    expect(html).toContain('Stands after');
    expect(html).not.toContain('Leaf');
  });

  test('survives a document of 20 MB', async () => {
    const text = 'Long weather. '.repeat(1_000);
    const textsOf = (length: number) =>
      Array.from({ length }, (_, index) => ({
        type: 'rich-text',
        id: `t${index}`,
        content: { html: `<p>${text}</p>` },
      }));
    content.writePage('large', pageOf([BEFORE, ...textsOf(143)]));
    content.writePage('huge', pageOf([BEFORE, ...textsOf(1_430)]));
    const large = await open('large');
    expect([large.status, large.html.includes('Stands before')]).toEqual([200, true]);
    const [huge, other] = await Promise.all([open('huge'), open('large')]);
    expect([huge.status, other.status]).toEqual([502, 200]);
    expect(huge.ms).toBeLessThan(Math.max(15_000, 50 * large.ms));
    content.writePage('large', pageOf([BEFORE, ...textsOf(1_430)]));
    await until('large', () => shop.logs().includes('page/large.json'));
    expect((await open('large')).html).toContain('Stands before');
  });

  test('returns 502 with the error page for a truncated document, after serving the cached copy', async () => {
    content.writePage('broken', '{"id":"page","sections":{"main":[{"type":"ban');
    const never = await open('broken');
    expect(never.status).toBe(502);
    expect(never.html).toContain('Rockfall on the route');
    for (const name of ['was-good', 'changed-after-it']) {
      content.writePage(name, pageOf([BEFORE]));
      expect((await open(name)).html).toContain('Stands before');
    }
    content.writePage('was-good', '{"id":"pa');
    content.writePage('changed-after-it', pageOf([AFTER]));
    await until('changed-after-it', ({ html }) => html.includes('Stands after'));
    const former = await open('was-good');
    expect(former.status).toBe(200);
    expect(former.html).toContain('Stands before');
  });

  test('shows a new, a changed and a removed document within 250 ms', async () => {
    const share = (wanted: Parameters<typeof until>[1]) => shareOfTime(until('fresh', wanted), () => open('home'));
    expect((await open('fresh')).status).toBe(404);
    content.writePage('fresh', pageOf([banner('a', 'First words')]));
    expect(await share(({ html }) => html.includes('First words'))).toBeLessThan(1);
    content.writePage('fresh', pageOf([banner('a', 'Second words')]));
    expect(await share(({ html }) => html.includes('Second words'))).toBeLessThan(1);
    content.removePage('fresh');
    expect(await share(({ status }) => status === 404)).toBeLessThan(1);
  });

  test('escapes hostile text in all fields', async ({ page }) => {
    const hostile = '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
    const items = [
      {
        type: 'hero',
        id: hostile,
        delocalizedTracking: hostile,
        content: { title: hostile, text: hostile, cta: { label: hostile, href: '/x' } },
      },
      { type: 'rich-text', id: 'r', content: { html: hostile } },
      { type: 'banner', id: 'b', content: { title: 'Link', cta: { label: 'Go', href: 'javascript:window.hacked=1' } } },
      { type: 'accordion', id: 'c', content: { items: [{ title: hostile, html: hostile }] } },
      { type: 'image', id: 'i', content: { image: { src: 'https://evil.example/x.png', alt: 'Shown instead' } } },
    ];
    content.writePage('hostile', { ...pageOf(items, hostile), slug: hostile });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.origin)) foreign.push(request.url());
    });
    await page.goto(`${shop.origin}/hostile`);
    await expect(page.getByText('Shown instead')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('[onerror], [src="x"], a[href^="javascript"]').count()).toBe(0);
    expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });

  for (const path of [
    'x'.repeat(3_000),
    '%00',
    '%ff',
    'a%2Fb',
    '..%2f..%2fetc%2fpasswd',
    'c/none',
    'p/none',
    '?page=%ff',
    'file.json',
  ]) {
    test(`responds to /${path.slice(0, 30)} with a proper status`, async () => {
      const { status } = await open(path);
      expect(status).toBeLessThan(500);
    });
  }
});
