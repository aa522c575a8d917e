import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';

interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly alternates: ReadonlyMap<string, string>;
  readonly og: ReadonlyMap<string, string>;
  readonly nodes: readonly Record<string, unknown>[];
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];

/** What a crawler reads, which runs no script. */
async function headOf(request: APIRequestContext, address: string): Promise<PageHead> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(([, text = '']) =>
    JSON.parse(text),
  );
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? null,
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? null,
    alternates: new Map(
      all(html, /<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g).map(([, tag = '', href = '']) => [tag, href]),
    ),
    og: new Map(
      all(html, /<meta property="og:(.*?)" content="(.*?)"/g).map(([, name = '', text = '']) => [name, text]),
    ),
    nodes: data.flatMap((document) => document['@graph'] ?? [document]),
  };
}

const typesOf = ({ nodes }: PageHead) => nodes.map((node) => node['@type']);

test.describe('the metadata for search engines', () => {
  test('every kind of page has its own title, description and address', async ({ request, origin, range }) => {
    const seen = new Set<string>();
    for (const address of ['/', '/c/hiking-boots', `/p/${range.sized.slug}`, '/boot-fitting-guide', '/de-de/']) {
      const head = await headOf(request, address);
      expect.soft(head.canonical, address).toBe(origin + address);
      expect.soft(head.description?.length ?? 0, address).toBeGreaterThan(40);
      expect.soft(head.og.get('title'), address).toBe(head.title);
      expect.soft(head.og.get('url'), address).toBe(origin + address);
      const image = await request.get(head.og.get('image') ?? '/none');
      expect.soft(image.headers()['content-type'], address).toMatch(/^image\//);
      seen.add(head.title);
    }
    expect(seen.size).toBe(5);
  });

  test('a page names its other languages, and they name it', async ({ request, origin, range }) => {
    for (const path of ['/', '/c/hiking-boots', `/p/${range.sized.slug}`]) {
      const { alternates } = await headOf(request, path);
      expect([...alternates.keys()], path).toEqual(
        expect.arrayContaining(['en-US', 'de-DE', 'fr-CA', 'nl-NL', 'x-default']),
      );
      for (const [tag, href] of alternates) {
        const other = await headOf(request, href);
        expect.soft(other.canonical, `${path} in ${tag}`).toBe(href);
        expect.soft(other.alternates.get('en-US'), `${path} in ${tag}`).toBe(origin + path);
      }
    }
  });

  test('a product is described with its variants, offers and breadcrumb', async ({ request, origin, range }) => {
    const head = await headOf(request, `/p/${range.sized.slug}`);
    const [product, trail] = head.nodes;
    expect(typesOf(head).slice(0, 2)).toEqual(['ProductGroup', 'BreadcrumbList']);
    expect(product).toMatchObject({ name: range.sized.name, url: `${origin}/p/${range.sized.slug}` });
    expect(product?.['hasVariant']).toContainEqual(
      expect.objectContaining({
        sku: expect.any(String),
        offers: expect.objectContaining({ priceCurrency: 'USD', price: expect.any(Number) }),
      }),
    );
    expect(trail?.['itemListElement']).toContainEqual(expect.objectContaining({ position: 1, item: `${origin}/` }));
  });

  test('prices are in the currency of the site', async ({ request, range }) => {
    const head = await headOf(request, `/fr-ca/p/${range.sized.slug}`);
    expect(JSON.stringify(head.nodes)).toContain('"priceCurrency":"CAD"');
  });

  test('the start page describes the organisation and the search', async ({ request, origin }) => {
    const head = await headOf(request, '/de-de/');
    expect(typesOf(head)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(JSON.stringify(head.nodes)).toContain(`${origin}/de-de/suche?q={search_term_string}`);
  });

  test('every address of the sitemap is a page that wants to be listed', async ({ request, origin }) => {
    test.setTimeout(120_000);
    const locations = async (address: string) => {
      const xml = await (await request.get(address)).text();
      return all(xml, /<loc>(.*?)<\/loc>/g).map(([, href = '']) => href.replaceAll('&amp;', '&'));
    };
    const maps = await locations('/sitemap.xml');
    expect(maps).toContain(`${origin}/sitemaps/en-us-products.xml`);
    const wanted = maps.filter((map) => /(en-us|de-de)-/.test(map));
    for (const map of wanted) {
      const [first, ...rest] = await locations(map);
      for (const address of [first, rest.at(-1)].filter((href) => href !== undefined)) {
        const answer = await request.get(address, { maxRedirects: 0 });
        expect.soft(answer.status(), address).toBe(200);
        expect.soft(await answer.text(), address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
      }
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('the manifest names images that exist', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = await answer.json();
    for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  });
});
