import type { PLACES } from './measured-event.ts';

export type PageArea = (typeof PLACES)[number];

/** Kinds of pages by the names of their routes; a route's name may begin with that of its kind. */
const KINDS: Readonly<Record<string, string>> = {
  index: 'home',
  'c-slug': 'category',
  'p-slug': 'product',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  'order-confirmation': 'confirmation',
  favorites: 'account',
  account: 'account',
  'order-': 'account',
  'sign-': 'account',
  reviews: 'product',
  questions: 'product',
  help: 'help',
  store: 'store',
  'find-in-store': 'store',
  error: 'error',
};

export function pageKind(routeName: string): string {
  const prefix =
    Object.keys(KINDS).find((one) => one === routeName) ?? Object.keys(KINDS).find((one) => routeName.startsWith(one));
  return KINDS[prefix ?? ''] ?? 'content';
}

export function pagePlace(routeName: string): PageArea | undefined {
  if (routeName.includes('cart')) return 'cart';
  const places: Readonly<Record<string, PageArea>> = { 'p-slug': 'product', 'c-slug': 'listing', search: 'search' };
  return places[routeName];
}
