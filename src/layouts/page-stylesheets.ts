import cart from '../islands/cart/cart-page.css?url';
import checkout from '../islands/checkout/checkout.css?url';
import checkoutChoices from '../islands/checkout/choices.css?url';
import favorites from '../islands/favorites/favorites.css?url';
import form from '../islands/kit/form.css?url';
import identity from '../islands/account/identity.css?url';
import orders from '../islands/orders/orders.css?url';
import account from './account.css?url';
import compare from './compare/compare.css?url';
import customizer from './customizer.css?url';
import ingredients from './ingredients.css?url';
import filters from './listing/filters.css?url';
import listing from './listing/listing.css?url';
import price from './listing/price.css?url';
import reviewForm from './review-form.css?url';
import locations from './locations.css?url';
import product from './product.css?url';
import productAside from './product-aside.css?url';
import productFilm from './product-film.css?url';
import reviews from './reviews.css?url';
import reviewsPage from './reviews-page.css?url';
import questionPage from './question-page.css?url';
import questions from './questions.css?url';
import stores from './stores.css?url';
import sizeAdvice from './size-advice.css?url';
import spend from './spend-banner.css?url';

/** Stylesheets of page types, merged with those of a page's sections in the order of their types. */
export const PAGE_STYLESHEETS = {
  listing: { type: 'page-listing', url: listing },
  filters: { type: 'page-listing-filters', url: filters },
  price: { type: 'page-listing-price', url: price },
  cart: { type: 'page-cart', url: cart },
  checkout: { type: 'page-checkout', url: checkout },
  /** The form fields and choices of the checkout steps. */
  checkoutChoices: { type: 'page-checkout-choices', url: checkoutChoices },
  favorites: { type: 'page-favorites', url: favorites },
  compare: { type: 'page-compare', url: compare },
  form: { type: 'page-form', url: form },
  ingredients: { type: 'page-ingredients', url: ingredients },
  identity: { type: 'page-identity', url: identity },
  /** Requires `identity`. */
  orders: { type: 'page-orders', url: orders },
  account: { type: 'page-account', url: account },
  locations: { type: 'page-locations', url: locations },
  product: { type: 'page-product', url: product },
  customizer: { type: 'page-customizer', url: customizer },
  /** Requires `product`. */
  productAside: { type: 'page-product-aside', url: productAside },
  /** Requires `product`. */
  productFilm: { type: 'page-product-film', url: productFilm },
  questions: { type: 'page-questions', url: questions },
  /** Requires `questions`. */
  questionPage: { type: 'page-questions-page', url: questionPage },
  /** Requires `form`. */
  reviewForm: { type: 'page-review-form', url: reviewForm },
  reviews: { type: 'page-reviews', url: reviews },
  /** Requires `reviews`. */
  reviewsPage: { type: 'page-reviews-page', url: reviewsPage },
  stores: { type: 'page-stores', url: stores },
  sizeAdvice: { type: 'page-size-advice', url: sizeAdvice },
  spend: { type: 'page-spend', url: spend },
} as const;

export const LISTING_STYLESHEETS = [PAGE_STYLESHEETS.listing, PAGE_STYLESHEETS.filters, PAGE_STYLESHEETS.price];
