import { z } from 'zod';
import { openShopApi } from '../gateway.ts';

const variant = z.object({
  productId: z.string(),
  size: z.string().nullish(),
  sizeLabel: z.string().nullish(),
  color: z.string().nullish(),
  stock: z.number(),
});
const product = z.object({ id: z.string(), slug: z.string(), name: z.string(), variants: z.array(variant) });
const catalog = z.object({ total: z.number(), products: z.array(z.object({ id: z.string() })) });

export type RangeProduct = z.output<typeof product>;
export type RangeVariant = z.output<typeof variant>;

/** A size by its value in addresses and by its displayed text. */
export interface SizeChoice {
  readonly size: string;
  readonly sizeLabel: string;
}

export interface Range {
  readonly products: readonly RangeProduct[];
  /** Has several sizes, so that one must be selected; the named one has enough stock. */
  readonly sized: RangeProduct & SizeChoice;
  /** Has a single variant, so that its card on `listing` can add it directly. */
  readonly simple: RangeProduct & { readonly listing: string };
}

const PLENTY = 20;
/** Maximum page size of a request. */
const READ = 100;
const PAGES = 10;

/** Reads the shop's own catalogue, like any page. */
export async function readRange(origin: string): Promise<Range> {
  const shopApi = openShopApi(origin);
  await shopApi.send('POST', '/token/v2/auth/token', { type: 'Guest' });
  const ids: string[] = [];
  for (let start = 0, total = 1; start < total; start += READ) {
    const query = `category=all&start=${start}&count=${READ}`;
    const page = catalog.parse(await shopApi.get(`/products/v2/catalog?${query}`));
    ids.push(...page.products.map(({ id }) => id));
    ({ total } = page);
  }
  const products = await Promise.all(
    ids.map(async (id) => product.parse(await shopApi.get(`/products/v2/products/${id}/details`))),
  );
  const simple = find(products, 'with one variant', (entry) => (isSimple(entry) ? entry : undefined));
  return {
    products,
    simple: { ...simple, listing: await findListing(origin, simple.name) },
    sized: find(products, 'with several sizes of one colour', (entry) => {
      const size = plentifulSize(entry);
      return size && { ...entry, ...size };
    }),
  };
}

const isPlentiful = ({ stock }: RangeVariant): boolean => stock >= PLENTY;

const isSimple = ({ variants }: RangeProduct): boolean => variants.length === 1 && variants.every(isPlentiful);

/** Returns the URL of the page of the full listing that contains the product's card. */
async function findListing(origin: string, name: string): Promise<string> {
  for (let page = 1; page <= PAGES; page += 1) {
    const address = `/c/all?page=${page}`;
    const html = await (await fetch(origin + address)).text();
    if (html.includes(`>${name.replaceAll('&', '&amp;')}<`) || html.includes(`data-name="${name}"`)) return address;
  }
  throw new Error(`No page of the whole range shows ${name}.`);
}

/** Returns a size of the first colour, where there are several. */
function plentifulSize({ variants }: RangeProduct): SizeChoice | undefined {
  const sameColor = variants.filter(({ color }) => color === variants[0]?.color);
  return sameColor.length > 1 ? sizeChoice(sameColor.find(isPlentiful)) : undefined;
}

function sizeChoice(variant: RangeVariant | undefined): SizeChoice | undefined {
  if (!variant?.size) return undefined;
  return { size: variant.size, sizeLabel: variant.sizeLabel ?? variant.size };
}

function find<Result>(
  products: readonly RangeProduct[],
  description: string,
  read: (product: RangeProduct) => Result | undefined,
): Result {
  for (const entry of products) {
    const found = read(entry);
    if (found !== undefined) return found;
  }
  throw new Error(`The catalogue has no product ${description} and enough stock.`);
}

/** Returns a product with a single colour, a sold-out size and an available one. */
export function soldOutSize(products: readonly RangeProduct[]) {
  for (const product of products) {
    const { variants } = product;
    const isOneColor = variants.every(({ color }) => color === variants[0]?.color);
    const soldOut = sizeChoice(variants.find(({ stock }) => stock === 0));
    const inStock = sizeChoice(variants.find(({ stock }) => stock > 5));
    if (isOneColor && soldOut && inStock) return { product, soldOut, inStock };
  }
  throw new Error('The catalogue has no product of one colour with a size that is sold out.');
}
