import { categoryPath } from './categories.ts';
import type { ProductSource } from './source.ts';

/** Countries by category, ISO 3166-1. The nearest category of a product that has one decides. */
const ORIGIN_OF: Readonly<Record<string, string>> = {
  boots: 'PT',
  'alpine-boots': 'IT',
  'winter-boots': 'RO',
  shoes: 'VN',
  'approach-shoes': 'IT',
  sneakers: 'PT',
  sandals: 'PT',
  'kids-footwear': 'VN',
  jackets: 'VN',
  fleece: 'PT',
  tops: 'PT',
  'base-layers': 'LT',
  midlayers: 'LT',
  bottoms: 'TR',
  dresses: 'PT',
  packs: 'VN',
  tents: 'VN',
  'sleeping-bags': 'PL',
  mats: 'DE',
  'camp-kitchen': 'KR',
  bottles: 'CN',
  gaiters: 'PT',
  gloves: 'PT',
  headwear: 'GB',
  lights: 'CN',
  poles: 'AT',
  'shoe-care': 'GB',
  socks: 'IT',
  books: 'GB',
};

/** Where a product is made; nothing for what is mailed. */
export function originOf({ category, digital = false }: ProductSource): { readonly origin?: string } {
  const known = categoryPath(category)
    .toReversed()
    .find((id) => ORIGIN_OF[id] !== undefined);
  const origin = known === undefined || digital ? undefined : ORIGIN_OF[known];
  return origin === undefined ? {} : { origin };
}
