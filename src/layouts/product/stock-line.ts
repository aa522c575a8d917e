import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import type { ProductChoice } from '../../lib/product-choice.ts';

type Variant = ProductDetails['variants'][number];

/** A message key with its parameters. */
export interface StockLine {
  readonly key: string;
  readonly params?: { readonly count: number };
}

const FEW = 5;

/** What is said of the stock: of the chosen variant, or of all sizes of the colour while none is chosen. */
export function stockLine({ variant, candidates }: Pick<ProductChoice<Variant>, 'variant' | 'candidates'>): StockLine {
  if (variant) return lineOfVariant(variant);
  const left = candidates.filter(({ stock }) => stock > 0);
  if (left.length === 0) return { key: 'product.soldOut' };
  if (left.every(isLow)) return { key: 'product.fewInAll' };
  if (left.length === candidates.length) return { key: 'product.everySize' };
  return { key: 'product.sizesLeft', params: { count: left.length } };
}

function lineOfVariant(variant: Variant): StockLine {
  if (variant.stock === 0) return { key: 'product.soldOut' };
  return isLow(variant) ? { key: 'product.fewLeft', params: { count: variant.stock } } : { key: 'product.inStock' };
}

/** The stock of an untracked variant is only the limit of a line. */
function isLow({ stock, tracked }: Variant): boolean {
  return stock <= FEW && tracked !== false;
}
