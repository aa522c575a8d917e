import { isRecord } from '../../../domain/record.ts';
import { DEFINITIONS } from '../../registry/registry.ts';

const MAX_PRODUCTS = 12;

function isForCart(item: unknown): item is Readonly<Record<string, unknown>> {
  const type = isRecord(item) ? item['type'] : undefined;
  return typeof type === 'string' && DEFINITIONS.get(type)?.traits?.cartPage === true;
}

/** The document with the products of a cart, the latest first, in the sections that start from them. */
export function withCartProducts(document: unknown, inCart: readonly string[]): unknown {
  const slots = isRecord(document) ? document['sections'] : undefined;
  if (!isRecord(document) || !isRecord(slots) || inCart.length === 0) return document;
  const productIds = [...new Set(inCart.toReversed())].slice(0, MAX_PRODUCTS);
  const fill = (item: unknown) =>
    isForCart(item)
      ? { ...item, content: { ...(isRecord(item['content']) ? item['content'] : {}), productIds } }
      : item;
  const filled = Object.entries(slots).map(([slot, items]) => [slot, Array.isArray(items) ? items.map(fill) : items]);
  return { ...document, sections: Object.fromEntries(filled) };
}
