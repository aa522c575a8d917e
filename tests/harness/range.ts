import { z } from 'zod';
import { openDoor } from './door.ts';

const variant = z.object({
  productId: z.string(),
  size: z.string().nullish(),
  color: z.string().nullish(),
  stock: z.number(),
});
const product = z.object({ id: z.string(), slug: z.string(), name: z.string(), variants: z.array(variant) });
const catalog = z.object({
  products: z.array(z.object({ id: z.string(), slug: z.string() })),
  facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string() })) })),
});

export type RangeProduct = z.output<typeof product>;

export interface Range {
  readonly products: readonly RangeProduct[];
  readonly categories: readonly string[];
  /** Has several sizes, so that one must be chosen, and enough stock of each. */
  readonly sized: RangeProduct;
  /** Has one variant only: nothing to choose. */
  readonly simple: RangeProduct;
}

const PLENTY = 10;
const READ = 60;

/** Reads the shop's own catalogue, as any page would. */
export async function readRange(origin: string): Promise<Range> {
  const door = openDoor(origin);
  await door.send('POST', '/token/v2/auth/token', { type: 'Guest' });
  const answer = catalog.parse(await door.get(`/products/v2/catalog?category=all&count=${READ}`));
  const products = await Promise.all(
    answer.products.map(async ({ id }) => product.parse(await door.get(`/products/v2/products/${id}/details`))),
  );
  const isStocked = ({ variants }: RangeProduct): boolean => variants.every(({ stock }) => stock >= PLENTY);
  const sizes = ({ variants }: RangeProduct): number => new Set(variants.map(({ size }) => size)).size;
  return {
    products,
    categories: answer.facets.find(({ name }) => name === 'category')?.values.map(({ value }) => value) ?? [],
    sized: pick(products, 'with several sizes', (entry) => sizes(entry) > 1 && isStocked(entry)),
    simple: pick(products, 'with one variant', (entry) => entry.variants.length === 1 && isStocked(entry)),
  };
}

function pick(products: readonly RangeProduct[], what: string, fits: (product: RangeProduct) => boolean): RangeProduct {
  const found = products.find(fits);
  if (!found) throw new Error(`The catalogue has no product ${what} and enough stock.`);
  return found;
}
