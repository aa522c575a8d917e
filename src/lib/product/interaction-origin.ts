/** Where a visitor comes from into a product. */
export type InteractionOrigin =
  | 'search'
  | 'grid'
  | 'jacket-finder'
  | 'backpack-finder'
  | 'footwear-finder'
  | 'explore-collection'
  | 'product-bundles'
  | 'shoe-finder-retail'
  | 'product-compare'
  | 'tent-sleepingbag-guide'
  | 'shop-the-look'
  | 'direct-to-pdp'
  | 'recommendation-carousel'
  | 'up-sell-complete-the-look'
  | 'customizer'
  | 'fit-analytics';

/** The attribute of an element that leads to products (docs/contract.md#interaction-origins). */
export const interactionOrigin = (origin: InteractionOrigin) => ({ 'data-interaction-origin': origin });
