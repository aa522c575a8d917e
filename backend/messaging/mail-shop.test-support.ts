import { createMailShops } from './mail-shop.ts';

const PUBLIC_ORIGIN = 'https://shop.example';

/** Frames of a shop at `shop.example`. */
export const SHOP_OF = createMailShops({
  brand: 'Marrow Ridge',
  publicOrigin: PUBLIC_ORIGIN,
  linkTo: (path, locale) => `${PUBLIC_ORIGIN}/${locale}${path}`,
});
