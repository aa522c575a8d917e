import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import type { RequestContext } from '../../src/cms/request-context.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createFragments } from './fragments.ts';
import { KnownPages } from './known-pages.ts';
import { readAddress } from './page-address.ts';
import { createPageRenderer } from './page-renderer.ts';
import { servicesWithoutData } from './pages.test-support.ts';

/** A renderer of pages that show a document, an image and a number; the test changes all of these. */
function setUp() {
  const world = {
    document: { title: 'Boots' } as object,
    image: { width: 100, revision: 0 },
    time: 1_000,
    /** Name of the fragment that the pages show. */
    fragment: 'first',
    sitesConfig: DEFAULT_SITES,
    /** Before a document is there, by the number of times that it was asked for. */
    answer: async (_asked: number): Promise<void> => {},
    asked: 0,
    /** What the pages do beside. */
    visit: (_shop: RequestContext, _headers: Headers): void => {},
  };
  const images = {
    get revision() {
      return world.image.revision;
    },
    find: async () => ({ width: world.image.width }),
  };
  const { assemble, imageSources, fragments } = createFragments({
    imageSources: images,
    maxBytes: 3_000,
    counts: { reused: 0, rendered: 0 },
    now: () => world.time,
  });
  const services = {
    ...servicesWithoutData,
    content: {
      async get() {
        await world.answer((world.asked += 1));
        return { status: 'found', document: world.document, stale: false } as const;
      },
      invalidate() {},
    },
    assemble,
    imageSources,
    fragments,
  };
  const counts = { unchanged: 0, rendered: 0 };
  const render = createPageRenderer({
    services,
    headers: [],
    known: new KnownPages({ maxBytes: 1_000_000, counts }),
    render: async (_request, { shop }) => {
      const { siteId, locale } = shop;
      const document = await shop.content.get({ kind: 'page', name: 'any', siteId, locale });
      const image = await shop.imageSources.find('/boot.webp');
      const headers = new Headers({ 'content-type': 'text/html' });
      world.visit(shop, headers);
      const part = await fragments.render({ name: `image ${world.fragment}`, reads: [] }, async () =>
        JSON.stringify(image),
      );
      return new Response(`[${JSON.stringify(document)},${part}]`, { headers });
    },
  });
  const show = async (url: string, isBot = false) => {
    const { reply } = await render({ address: readAddress(url, world.sitesConfig), isBot });
    return String(reply.body);
  };
  return { world, counts, show };
}

describe('a page', () => {
  test('is not rendered again while nothing that it reads has changed', async () => {
    const { counts, show } = setUp();
    const first = await show('/about-us');
    expect(await show('/about-us')).toBe(first);
    expect(counts).toEqual({ unchanged: 1, rendered: 1 });
  });

  test.each<[change: string, change: (world: ReturnType<typeof setUp>['world']) => void]>([
    ['a document', (world) => (world.document = { title: 'Shoes' })],
    ['an image', (world) => (world.image = { width: 200, revision: 1 })],
    ['the configuration of the sites', (world) => (world.sitesConfig = { ...DEFAULT_SITES, brand: 'Other' })],
    ['the time that it depends on', (world) => (world.time = 2_000)],
  ])('is rendered again after a change of %s', async (_, change) => {
    const { world, counts, show } = setUp();
    world.visit = (shop) => shop.fragments.expire(2_000);
    await show('/about-us');
    change(world);
    await show('/about-us');
    expect(counts).toEqual({ unchanged: 0, rendered: 2 });
  });

  test('is not rendered again after a change of an image that it does not show', async () => {
    const { world, counts, show } = setUp();
    await show('/about-us');
    world.image = { width: 100, revision: 1 };
    await show('/about-us');
    await show('/about-us');
    expect(counts).toEqual({ unchanged: 2, rendered: 1 });
  });

  test('is rendered again where a fragment that it shows is no longer cached', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    const { world, counts, show } = setUp();
    const first = await show('/about-us');
    for (const name of ['second', 'third']) {
      world.fragment = name;
      await show(`/${name}`);
    }
    await vi.waitFor(async () => {
      collect();
      expect(await show('/about-us')).toBe(first);
      expect(counts.rendered).toBe(4);
    });
  });

  test('is rendered again where it takes long to find out whether anything has changed', async () => {
    const { world, counts, show } = setUp();
    await show('/about-us');
    world.answer = (asked) => (asked === 2 ? new Promise(() => {}) : Promise.resolve());
    await show('/about-us');
    expect(counts).toEqual({ unchanged: 0, rendered: 2 });
  });

  test('is another one at another address and for bots', async () => {
    const { counts, show } = setUp();
    for (const url of ['/c/all', '/c/all?page=2', '/de-de/c/all']) await show(url);
    await show('/c/all', true);
    expect(counts).toEqual({ unchanged: 0, rendered: 4 });
  });

  test.each([
    ['of a visitor', '/cart'],
    ['that carries a query', '/about-us?cms=draft'],
  ])('%s is always rendered', async (_, url) => {
    const { counts, show } = setUp();
    await show(url);
    await show(url);
    expect(counts).toEqual({ unchanged: 0, rendered: 0 });
  });

  test.each<[what: string, visit: ReturnType<typeof setUp>['world']['visit']]>([
    ['sets a cookie', (_, headers) => headers.set('set-cookie', 'a=b')],
    ['is incomplete', (shop) => void (shop.cache.store = false)],
  ])('that %s is rendered again', async (_, visit) => {
    const { world, counts, show } = setUp();
    world.visit = visit;
    await show('/about-us');
    await show('/about-us');
    expect(counts).toEqual({ unchanged: 0, rendered: 2 });
  });
});
