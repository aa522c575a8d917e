/** Business constants (docs/contract.md#constants). Durations in milliseconds. */

export const APPLICATION_ID = 'ECOMM';
export const SOURCE_ID = 'ECOM15';

/** Reads are retried once on these statuses, writes never (docs/contract.md#operations). */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const READ_RETRIES = 1;

export const TOKEN_RETRY_DELAY = 2000;
export const CART_RECREATION_RELOAD_DELAY = 4000;
export const RELOAD_GUARD = 10_000;
export const DIALOG_TRANSITION = 250;
export const TOAST_TICK = 200;
export const TOAST_DURATION = 6000;
/** Maximum discount of an associate's price adjustments of a line, or of the whole cart. */
export const MAX_ADJUSTMENT_PERCENTAGE = 50;
export const MAX_QUANTITY = 999_999;

/** Lower bounds in CSS pixels: small < 768 <= medium < 1200 <= large (docs/contract.md#sections). */
export const BREAKPOINTS = { medium: 768, large: 1200 } as const;
export const LAZY_MARGIN = 200;
export const SECTION_DEPTH_LIMIT = 8;
/** Sections one page may hold, nested ones included; what is over it is left out. */
export const SECTION_COUNT_LIMIT = 1000;
/** Letters of all texts of one page: cleaning and rendering more would keep every other visitor waiting for seconds. */
export const PAGE_TEXT_LIMIT = 2_000_000;
/**
 * Bytes of one document as it is stored: more is not read. A page of as many letters as one may hold has half as much; reading as much takes
 * some hundredths of a second, in which nobody else is answered.
 */
export const DOCUMENT_LIMIT = 4 * 1024 * 1024;
/** Bytes of one answer of a content API: a document with all of its fragments, or a list of documents. */
export const CONTENT_RESPONSE_LIMIT = 8 * 1024 * 1024;
/** Time the data loaders of one page have together. */
export const LOADER_BUDGET = 2000;

export const LISTING_PAGE_SIZE = 24;
/** Favorites on a page of the list. */
export const FAVORITES_PAGE_SIZE = 24;
export const BODY_LIMIT = 256 * 1024;

/** Query parameters that travel with the visitor from page to page (docs/contract.md#urls). */
export const CARRIED_QUERY = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const;

/** The pages for professionals that the account links to; each is a document of that name (docs/contract.md#kinds-of-customer). */
export const PROFESSIONAL_PAGES = {
  stories: '/trailpro/pro-stories',
  repository: '/trailpro/pro-repository',
} as const;

/** A gift card can be sent on a day up to this many days ahead. */
export const MAX_GIFT_DAYS = 365;

/**
 * The loyalty programme (docs/contract.md#loyalty). Points pay from `minimumPoints` on, and expire `validMonths` after they
 * were earned; points that a cancellation or a return gives back stay valid for `returnedForDays` at least. So many as
 * `voucherPoints` names can be turned into a voucher, valid for `voucherMonths`. A tier, the lowest first, is reached with
 * the points of the orders of the last `periodMonths`, and earns `pointsPerUnit` for each unit of money.
 */
export const LOYALTY = {
  minimumPoints: 500,
  validMonths: 24,
  returnedForDays: 30,
  voucherPoints: [500, 1000, 2500],
  voucherMonths: 12,
  periodMonths: 12,
  tiers: [
    { id: 'trailhead', from: 0, pointsPerUnit: 1 },
    { id: 'treeLine', from: 500, pointsPerUnit: 1.5 },
    { id: 'summit', from: 1500, pointsPerUnit: 2 },
  ],
} as const;
/** Products in a comparison. */
export const MAX_COMPARED = 4;
