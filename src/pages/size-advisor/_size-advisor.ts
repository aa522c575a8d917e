import { adviseShoeSizes, type FootAdvice } from '../../../domain/foot-length.ts';
import { findShoeSize } from '../../../domain/shoe-sizes.ts';
import { isApiError } from '../../api/core/api-error.ts';
import { getProductDetails } from '../../api/catalog/products.ts';
import { getPurchaseHistory } from '../../api/orders/purchases.ts';
import { loadFootSizes } from '../../cms/sections/components.ts';
import type { RequestContext, VisitorCalls } from '../../cms/request-context.ts';
import { footSizesOf, type SizeName } from '../../cms/sections/foot-sizes.ts';
import type { LengthUnit } from '../../lib/product/length-unit.ts';
import { readOptionalDocument } from '../../registry/load-page.ts';

const CM_PER_INCH = 2.54;
/** Centimetres of a foot, from a small child's to the longest that is made for. */
const [SHORTEST, LONGEST] = [8, 40];
const NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** The foot length of the form in centimetres; `undefined` where it is not one. */
export function readFootLength(text: string, unit: LengthUnit): number | undefined {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  const length = Number(plain.replace(',', '.')) * (unit === 'in' ? CM_PER_INCH : 1);
  return length >= SHORTEST && length <= LONGEST ? length : undefined;
}

/** The size for a foot length by each of the shop's tables; `undefined` where the shop has none. */
export async function adviseSize(
  shop: RequestContext,
  centimetres: number,
): Promise<FootAdvice<readonly SizeName[]> | undefined> {
  const tables = await loadFootSizes(({ kind, name }) => readOptionalDocument(shop, { kind, name }));
  const sizes = (tables ?? []).map(footSizesOf).filter((rows) => rows.length > 0);
  return sizes.length === 0 ? undefined : adviseShoeSizes(sizes, centimetres);
}

export interface BoughtSize {
  readonly name: string;
  readonly slug: string;
  readonly size: string;
}

const ORDERS = 10;
const MOST = 6;

/** The sizes of the footwear in a customer's latest orders, latest first; none for a guest. */
export async function findBoughtSizes(visitor: VisitorCalls, shop: RequestContext): Promise<readonly BoughtSize[]> {
  try {
    const { orders } = await visitor.call(getPurchaseHistory, { body: { start: 0, count: ORDERS } });
    const ids = orders
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ items }) => items.map((item) => item.productId));
    const sizes = await Promise.all([...new Set(ids)].map((id) => findBoughtSize(id, shop)));
    return sizes.flatMap((size) => size ?? []).slice(0, MOST);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status >= 500) shop.log.warn({ err: error }, 'no purchases for the size advisor');
    return [];
  }
}

/** `undefined` for a variant that is no footwear, or is not sold any more. */
async function findBoughtSize(variantId: string, { call }: RequestContext): Promise<BoughtSize | undefined> {
  const product = await call(getProductDetails, { params: { productId: variantId } }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  const variant = product?.variants.find(({ productId }) => productId === variantId);
  if (product?.sizeSystem === undefined || variant?.size === undefined) return undefined;
  if (findShoeSize(variant.size, product.sizeSystem) === undefined) return undefined;
  return { name: product.name, slug: product.slug, size: variant.sizeLabel ?? variant.size };
}
