import { toInteractionOrigin, type InteractionOrigin } from '../product/interaction-origins.ts';

/** The origins of products by their ids, or by `slugKey` where only their page is known; the latest last. */
export type ProductOrigins = ReadonlyMap<string, InteractionOrigin>;

const PRODUCT_PATH = /(?:^|\/)p\/([^/]+)$/;

/** The key of the product whose page has the path; `undefined` for another page, or where it cannot be decoded. */
export function slugKey(path: string): string | undefined {
  const slug = PRODUCT_PATH.exec(path)?.[1];
  try {
    return slug && `/${decodeURIComponent(slug)}`;
  } catch {
    return undefined;
  }
}

/** The latest origin of a product. */
export function originOfProduct(
  origins: ProductOrigins,
  { id, slug }: { readonly id: string; readonly slug: string },
): InteractionOrigin | undefined {
  return [...origins].findLast(([key]) => key === id || key === `/${slug}`)?.[1];
}

/** Written by browsers that allow C0002 (docs/contract.md#interaction-origins). */
export const ORIGINS_COOKIE = 'aisle-origins';
/** What the commerce service gets of the cookie. */
export const ORIGINS_HEADER = 'x-interaction-origins';

/** The cookie is part of every request. */
const MAX_ORIGINS = 12;
const MAX_TEXT = 2000;

/** Reads the cookie's value or the header: the parameters of a query. What is no origin is left out. */
export function parseOrigins(text: string | null | undefined): ProductOrigins {
  const origins = new Map<string, InteractionOrigin>();
  for (const [id, value] of new URLSearchParams((text ?? '').slice(0, MAX_TEXT))) {
    const origin = toInteractionOrigin(value);
    if (origin !== undefined && id !== '') origins.set(id, origin);
  }
  return new Map([...origins].slice(-MAX_ORIGINS));
}

export const formatOrigins = (origins: ProductOrigins): string =>
  new URLSearchParams([...origins].slice(-MAX_ORIGINS)).toString();
