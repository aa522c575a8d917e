import cart from '../islands/cart/cart-page.css?url';
import checkout from '../islands/checkout/checkout.css?url';
import checkoutChoices from '../islands/checkout/choices.css?url';
import favorites from '../islands/favorites/favorites.css?url';
import form from '../islands/kit/form.css?url';
import identity from '../islands/account/identity.css?url';
import orders from '../islands/orders/orders.css?url';
import filters from './listing/filters.css?url';
import listing from './listing/listing.css?url';
import locations from './locations.css?url';

/** Style sheets of kinds of pages, joined in the order of their types with those of the sections where a page has one of them. */
export const PAGE_STYLESHEETS = {
  listing: { type: 'page-listing', url: listing },
  filters: { type: 'page-listing-filters', url: filters },
  cart: { type: 'page-cart', url: cart },
  checkout: { type: 'page-checkout', url: checkout },
  /** What is chosen and entered in the steps. */
  checkoutChoices: { type: 'page-checkout-choices', url: checkoutChoices },
  favorites: { type: 'page-favorites', url: favorites },
  form: { type: 'page-form', url: form },
  identity: { type: 'page-identity', url: identity },
  /** Stands upon `identity`. */
  orders: { type: 'page-orders', url: orders },
  locations: { type: 'page-locations', url: locations },
} as const;

export const LISTING_STYLESHEETS = [PAGE_STYLESHEETS.listing, PAGE_STYLESHEETS.filters];
