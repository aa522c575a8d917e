import type { ProductSummary } from '../../api/catalog/products.schema.ts';

interface Spot {
  readonly number: number;
  /** Two digits of percent, which the stylesheet turns into a position. */
  readonly x: string;
  readonly y: string;
  readonly product: ProductSummary;
}

/** The spots whose product is sold, numbered without gaps. */
export function spotsOf(
  items: readonly { readonly productId: string; readonly x: number; readonly y: number }[],
  products: readonly ProductSummary[],
): readonly Spot[] {
  const found = items.flatMap(({ productId, x, y }) => {
    const product = products.find(({ id, slug }) => id === productId || slug === productId);
    return product === undefined ? [] : [{ product, x: twoDigits(x), y: twoDigits(y) }];
  });
  return found.map((spot, index) => ({ number: index + 1, ...spot }));
}

function twoDigits(share: number): string {
  return String(Math.min(99, Math.round(share))).padStart(2, '0');
}
