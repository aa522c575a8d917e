import { getCatalog, getProductDetails } from '../../../api/catalog/products.ts';
import type { ProductDetails, ProductSummary } from '../../../api/catalog/products.schema.ts';
import { toMinor } from '../../../../domain/money.ts';
import type { SampleContext, SampleVariant, SampleSources } from './context.ts';

/** Number of products in the carts, orders and lists of a fixture, in total. */
const PRODUCT_COUNT = 6;
const CANDIDATE_COUNT = 60;

export type SampleVariants = Pick<SampleContext, 'variants' | 'sizes'>;

/**
 * Loads the first available products of the catalogue; returns a generated one where there is none, or the request
 * fails.
 */
export async function loadSampleVariants(sources: SampleSources): Promise<SampleVariants> {
  const { log, site } = sources;
  try {
    const products = await chooseProducts(sources);
    const loaded = await Promise.all(products.map((product) => loadProduct(product, sources)));
    const found = loaded.filter((one) => one !== undefined);
    if (found.length > 0)
      return { variants: found.map(({ variant }) => variant), sizes: found.flatMap(({ sizes }) => sizes) };
  } catch (error) {
    log.warn({ err: error }, 'no catalogue: the fixture of a previewed page shows a made-up product');
  }
  return { variants: [fallbackVariant(site.currency)], sizes: [] };
}

/** Selects featured products, the second being a reduced one where there is any: its price has another format. */
async function chooseProducts({ call, signal }: SampleSources): Promise<readonly ProductSummary[]> {
  const [featured, cheapest] = await Promise.all([
    call(getCatalog, { query: { category: 'all', count: PRODUCT_COUNT * 2 } }, { signal }),
    call(getCatalog, { query: { category: 'all', count: CANDIDATE_COUNT, sort: 'price-asc' } }, { signal }),
  ]);
  const [first, ...others] = featured.products.filter(({ isAvailable }) => isAvailable);
  const reduced = cheapest.products.find(({ price, isAvailable }) => isAvailable && price.original > price.current);
  const chosen = [first, reduced, ...others.filter(({ id }) => id !== reduced?.id)];
  return chosen.filter((product) => product !== undefined).slice(0, PRODUCT_COUNT);
}

interface Loaded {
  readonly variant: SampleVariant;
  readonly sizes: readonly SampleVariant[];
}

/** Returns a variant of the middle size, and the other sizes in its colour. */
async function loadProduct({ id }: ProductSummary, { call, signal, site }: SampleSources): Promise<Loaded | undefined> {
  const details = await call(getProductDetails, { params: { productId: id } }, { signal });
  const inStock = details.variants.filter(({ stock }) => stock > 0);
  const variant = inStock[Math.floor(inStock.length / 2)];
  if (!variant) return undefined;
  const others = details.variants.filter((one) => one !== variant && one.color === variant.color);
  const toSampleVariant = (one: Variant) => sampleVariantOf(details, one, site.currency);
  return { variant: toSampleVariant(variant), sizes: others.map(toSampleVariant) };
}

type Variant = ProductDetails['variants'][number];

function sampleVariantOf(details: ProductDetails, variant: Variant, currency: string): SampleVariant {
  const { productId: sku, size = null, sizeLabel = null, color = null, colorLabel = null, price } = variant;
  const image = details.images.find((one) => one.color === color) ?? details.images[0];
  const unit = { current: toMinor(price.current, currency), original: toMinor(price.original, currency) };
  const { masterId: productId, slug, name, brand } = details;
  return { sku, productId, slug, name, brand, size, sizeLabel, color, colorLabel, image: image?.src ?? null, unit };
}

function fallbackVariant(currency: string): SampleVariant {
  const amount = toMinor(95, currency);
  return {
    sku: 'sample',
    productId: 'sample',
    slug: 'sample',
    name: 'Sample product',
    brand: '',
    size: null,
    sizeLabel: null,
    color: null,
    colorLabel: null,
    image: null,
    unit: { current: amount, original: amount },
  };
}
