/** Where a visitor comes from into a product. */
export const INTERACTION_ORIGINS = [
  'search',
  'grid',
  'jacket-finder',
  'backpack-finder',
  'footwear-finder',
  'explore-collection',
  'product-bundles',
  'shoe-finder-retail',
  'product-compare',
  'tent-sleepingbag-guide',
  'shop-the-look',
  'direct-to-pdp',
  'recommendation-carousel',
  'up-sell-complete-the-look',
  'customizer',
  'fit-analytics',
] as const;

export type InteractionOrigin = (typeof INTERACTION_ORIGINS)[number];

export const toInteractionOrigin = (text: string | null | undefined): InteractionOrigin | undefined =>
  INTERACTION_ORIGINS.find((origin) => origin === text);
