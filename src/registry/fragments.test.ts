import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFragments } from '../../server/pages/fragments.ts';
import type { ProductSummary } from '../api/catalog/products.schema.ts';
import type { CallApi } from '../api/core/operation.ts';
import { FLAG_DEFAULTS } from '../cms/site/flags.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import type { SitesConfig } from '../cms/site/sites.schema.ts';
import { NO_FRAGMENTS } from '../cms/fragments.ts';
import type { ImageSource } from '../lib/image-source.ts';
import { sampleProducts } from '../sections/sample-products.ts';
import { compilePage } from './compile.ts';
import type { CompiledPage } from './compiled.ts';
import { DEFINITIONS } from './registry.ts';
import { resolvePage } from './resolve.ts';
import Sections from './Sections.astro';

interface Item {
  readonly type: string;
  readonly id: string;
  readonly variant?: string;
  readonly content: object;
}

const SAMPLES: readonly Item[] = [...DEFINITIONS.values()].flatMap(({ type, samples }) =>
  Object.entries(samples).map(([variant, content]) => ({ type, id: `${type}-${variant}`, variant, content })),
);
const PRODUCT_IDS = sampleProducts.map(({ id }) => id);
const NOON = Date.parse('2027-03-01T12:00:00Z');
const log = { info() {}, warn() {}, error() {} };

/** Everything that the sections of a page read. */
interface World {
  readonly items: readonly Item[];
  readonly locale: string;
  readonly products: readonly ProductSummary[];
  readonly sitesConfig: SitesConfig;
}

let container: AstroContainer;
beforeAll(async () => {
  container = await AstroContainer.create();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => void vi.useRealTimers());

/** A shop that renders its one page, with fragments and without. */
function createShop() {
  const images = new Map<string, ImageSource>();
  const state = { revision: 0 };
  const counts = { reused: 0, rendered: 0 };
  const source = {
    get revision() {
      return state.revision;
    },
    find: async (src: string) => images.get(src),
  };
  const cache = createFragments({ imageSources: source, maxBytes: 8_000_000, counts });
  const pages = new Map<string, { readonly config: SitesConfig; readonly page: CompiledPage }>();

  function compile({ items, locale, sitesConfig }: World, isCached: boolean): CompiledPage {
    const known = isCached ? pages.get(locale) : undefined;
    const former = known?.config === sitesConfig ? known.page.entries : undefined;
    const context = { definitions: DEFINITIONS, imageHosts: [], localizeHref: (href: string) => href, log, former };
    const page = compilePage({ 'over-image': [], main: items, 'lazy-main': [] }, context);
    if (isCached) pages.set(locale, { config: sitesConfig, page });
    return page;
  }

  async function render(world: World, isCached: boolean): Promise<string> {
    const { locale, sitesConfig, products } = world;
    const call = (async () => ({ products, category: { slug: 'c', name: 'C', children: [] }, total: 1 })) as unknown;
    const page = await resolvePage(compile(world, isCached), {
      load: { call: call as CallApi, document: async () => undefined, siteId: 'us', locale }, // the catalogue alone
      experiences: { decide: () => undefined },
      log,
    });
    const site = { locale, sitesConfig, siteId: 'us', site: sitesConfig.sites['us'] };
    const nothing = {
      preview: undefined,
      imageHosts: [],
      embedHosts: [],
      flags: { ...FLAG_DEFAULTS, loyalty: true },
      cache: { store: true, tags: new Set() },
    };
    const shop = {
      ...site,
      ...nothing,
      log,
      fragments: isCached ? cache.fragments : NO_FRAGMENTS,
      imageSources: isCached ? cache.imageSources : source,
    };
    const locals = { shop } as unknown as App.Locals; // the part that sections may read
    return container.renderToString(Sections, { props: { items: page.slots.main }, locals });
  }

  return {
    render,
    counts,
    changeImage(src: string, width: number) {
      images.set(src, { width, height: 10 });
      state.revision += 1;
    },
    /** Renders with fragments, compares with the page without, and returns how many fragments were rendered. */
    async renderCounting(world: World) {
      const before = counts.rendered;
      const html = await render(world, true);
      expect(html).toBe(await render(world, false));
      return { html, rendered: counts.rendered - before };
    },
  };
}

const carousel = (id: string, ...productIds: string[]): Item => ({
  type: 'product-carousel',
  id,
  content: { title: id, productIds },
});
const PAGE: World = {
  locale: 'en-us',
  sitesConfig: DEFAULT_SITES,
  products: sampleProducts,
  items: [
    carousel('boots', 'saddleback-mid'),
    carousel('more', 'catchment-shell', 'soldout'),
    { type: 'image', id: 'image', content: { image: { src: '/media/a.webp', alt: 'A' } } },
    { type: 'countdown', id: 'countdown', content: { title: 'Soon', ends: '2027-03-01T13:00:00Z' } },
    { type: 'banner', id: 'banner', content: { title: 'Resoling' } },
  ],
};

/** Product cards on the page. */
const CARDS = 3;

function withProduct(world: World, id: string, change: Partial<ProductSummary>): World {
  return { ...world, products: world.products.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

describe('after a change', () => {
  const price = { current: 1, original: 1, highCurrent: 1, highOriginal: 1, currency: 'USD' };
  const changes: readonly { name: string; change: (world: World) => World; rendered: number; shows: RegExp }[] = [
    { name: 'nothing', change: (world) => ({ ...world }), rendered: 0, shows: /Resoling/ },
    {
      name: 'a price',
      change: (world) => withProduct(world, 'saddleback-mid', { price: { ...price, current: 4321 } }),
      rendered: 2,
      shows: /43\.21|4,321/,
    },
    {
      name: 'the stock',
      change: (world) => withProduct(world, 'catchment-shell', { isAvailable: false }),
      rendered: 2,
      shows: /Sold out/,
    },
    {
      name: 'the name of a product',
      change: (world) => withProduct(world, 'soldout', { name: 'Fell Gaiter' }),
      rendered: 2,
      shows: /Fell Gaiter/,
    },
    {
      name: 'a text',
      change: (world) => ({
        ...world,
        items: world.items.map((item) => (item.id === 'banner' ? { ...item, content: { title: 'Waxing' } } : item)),
      }),
      rendered: 1,
      shows: /Waxing/,
    },
    { name: 'the locale', change: (world) => ({ ...world, locale: 'de-de' }), rendered: 8, shows: /Schnellkauf/ },
    {
      name: 'the sites',
      change: (world) => ({ ...world, sitesConfig: { ...DEFAULT_SITES, brand: 'Other' } }),
      rendered: 8,
      shows: /Resoling/,
    },
    {
      name: 'the order',
      change: (world) => ({ ...world, items: world.items.toReversed() }),
      // Four that moved, and a card whose heading has another level.
      rendered: 5,
      shows: /Resoling[^]*Soon[^]*boots/,
    },
  ];

  test.each(changes)(
    'of $name the page shows it, and nothing else is rendered anew',
    async ({ change, ...expected }) => {
      const shop = createShop();
      expect((await shop.renderCounting(PAGE)).rendered).toBe(PAGE.items.length + CARDS);
      const { html, rendered } = await shop.renderCounting(change(PAGE));
      expect(html).toMatch(expected.shows);
      expect(rendered).toBe(expected.rendered);
    },
  );

  test('of an image the page shows it, and nothing else is rendered anew', async () => {
    const shop = createShop();
    await shop.renderCounting(PAGE);
    shop.changeImage('/media/a.webp', 4711);
    const { html, rendered } = await shop.renderCounting(PAGE);
    expect(html).toContain('width="4711"');
    expect(rendered).toBe(1);
    shop.changeImage('/media/elsewhere.webp', 1);
    expect((await shop.renderCounting(PAGE)).rendered).toBe(0);
  });

  test('of the time the page shows it, and nothing else is rendered anew', async () => {
    const shop = createShop();
    await shop.renderCounting(PAGE);
    vi.setSystemTime(NOON + 59 * 60_000);
    expect((await shop.renderCounting(PAGE)).rendered).toBe(0);
    vi.setSystemTime(NOON + 61 * 60_000);
    const { html, rendered } = await shop.renderCounting(PAGE);
    expect(html).toContain('This has ended.');
    expect(rendered).toBe(1);
  });
});

describe('a random page', () => {
  const word = fc.constantFrom('Moss', 'Peat', 'Ärmel', '<b>&', '日本', '');
  const item = fc.record({ index: fc.nat(SAMPLES.length - 1), title: word });
  const step = fc.record({
    kind: fc.constantFrom('price', 'name', 'image', 'text', 'locale', 'time', 'remove'),
    at: fc.nat(20),
    value: fc.integer({ min: 1, max: 90_000 }),
    word,
  });

  const IMAGES = JSON.stringify(SAMPLES).match(/\/media\/[\w./-]+/g) ?? [];

  test(
    'has equal HTML with cached fragments and without, through any changes, 200 times',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(item, { minLength: 1, maxLength: 6 }),
          fc.array(step, { minLength: 1, maxLength: 3 }),
          async (chosen, steps) => {
            vi.setSystemTime(NOON);
            const shop = createShop();
            const items = chosen.map(({ index, title }, at): Item => {
              const sample = SAMPLES[index] ?? PAGE.items[0];
              return { ...sample, type: sample?.type ?? '', id: `${at}`, content: { ...sample?.content, title } };
            });
            let world: World = { ...PAGE, items };
            await shop.renderCounting(world);
            for (const { kind, at, value, word: text } of steps) {
              const id = PRODUCT_IDS[at % PRODUCT_IDS.length] ?? '';
              const known = world.products.find((one) => one.id === id)?.price;
              if (kind === 'price' && known) world = withProduct(world, id, { price: { ...known, current: value } });
              if (kind === 'name') world = withProduct(world, id, { name: text });
              if (kind === 'image') shop.changeImage(IMAGES[at % IMAGES.length] ?? '', value);
              if (kind === 'locale') world = { ...world, locale: at % 2 === 0 ? 'de-de' : 'en-us' };
              if (kind === 'time') vi.setSystemTime(NOON + value * 3_600_000);
              if (kind === 'remove') world = { ...world, items: world.items.filter((_, index) => index !== at) };
              if (kind === 'text')
                world = {
                  ...world,
                  items: world.items.map((one, index) =>
                    index === at ? { ...one, content: { ...one.content, title: text } } : one,
                  ),
                };
              await shop.renderCounting(world);
            }
            expect((await shop.renderCounting(world)).rendered).toBe(0);
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});
