import type { ConsentCategory } from './consent-cookie.ts';

/** What the shop stores on a visitor's device, or sends without a visitor's request. */
export interface StoredDataRow {
  /** Storage of all tabs or of one, or the method of a request. Cookies of an https shop may begin with `__Host-`. */
  readonly medium: 'cookie' | 'local' | 'session' | 'request';
  /** Name or key; `*` stands for an id. The path of a request, or what a host is set for. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** How long it is stored; nothing for requests. */
  readonly lifetime?: string;
  readonly purpose: string;
}

const VISIT = 'until the tab is closed';
const SESSION = '90 days, renewed with each visit';

/**
 * Every stored key of the shop with its consent category (docs/contract.md#consent). `docs/stored-data.md` is generated from
 * it, and what is stored for a category is removed by it when the consent is withdrawn.
 */
export const STORED_DATA: readonly StoredDataRow[] = [
  {
    medium: 'cookie',
    name: 'session',
    category: 'C0001',
    lifetime: SESSION,
    purpose: 'The sealed session: cart and sign-in.',
  },
  {
    medium: 'cookie',
    name: 'in-store',
    category: 'C0001',
    lifetime: 'until the browser is closed',
    purpose: 'An associate of a store is connected.',
  },
  {
    medium: 'cookie',
    name: 'OptanonConsent',
    category: 'C0001',
    lifetime: 'one year',
    purpose: 'The privacy choices.',
  },
  {
    medium: 'cookie',
    name: 'reset',
    category: 'C0001',
    lifetime: 'one hour',
    purpose: 'A mailed link that sets a new password.',
  },
  {
    medium: 'cookie',
    name: 'pending-form',
    category: 'C0001',
    lifetime: '15 minutes',
    purpose: 'A form that was sent after the end of a session, for its customer to send again.',
  },
  {
    medium: 'cookie',
    name: 'promo-notice',
    category: 'C0001',
    lifetime: 'one day',
    purpose: 'The code of a link, until there is a cart for it.',
  },
  {
    medium: 'cookie',
    name: 'my-store',
    category: 'C0003',
    lifetime: SESSION,
    purpose: 'The chosen store: pages show what it has.',
  },
  {
    medium: 'cookie',
    name: 'shoe-size',
    category: 'C0003',
    lifetime: SESSION,
    purpose: 'The preferred shoe size: product pages choose it.',
  },
  {
    medium: 'cookie',
    name: 'aisle-visitor',
    category: 'C0002',
    lifetime: 'one year, renewed with each page',
    purpose: 'The visitor in the data layer.',
  },
  {
    medium: 'cookie',
    name: 'aisle-visit',
    category: 'C0002',
    lifetime: '90 days, renewed with each page',
    purpose: 'The number of the visit in the data layer, and when its last page was shown.',
  },
  {
    medium: 'local',
    name: 'aisle.favorites',
    category: 'C0001',
    lifetime: 'until sign-out',
    purpose: 'Whether there are favorites, so that hearts are filled in.',
  },
  {
    medium: 'local',
    name: 'aisle.dismissedPopups',
    category: 'C0001',
    lifetime: 'until it is deleted',
    purpose: 'Pop-ups that were closed, and are not shown again.',
  },
  {
    medium: 'local',
    name: 'aisle.location',
    category: 'C0001',
    lifetime: 'until it is deleted',
    purpose: 'The visitor confirmed the country of the shop, and is not asked again.',
  },
  {
    medium: 'local',
    name: 'aisle.enrollmentAsked',
    category: 'C0001',
    lifetime: 'until sign-out',
    purpose: 'The member was asked to complete the profile, and is not asked again.',
  },
  {
    medium: 'local',
    name: 'aisle.review.*',
    category: 'C0001',
    lifetime: 'until the review is sent',
    purpose: 'The draft of a review.',
  },
  {
    medium: 'local',
    name: 'aisle.store.*',
    category: 'C0003',
    lifetime: 'until it is deleted',
    purpose: 'The chosen store.',
  },
  {
    medium: 'local',
    name: 'aisle.searches',
    category: 'C0003',
    lifetime: 'until it is deleted',
    purpose: 'The last six searches.',
  },
  {
    medium: 'local',
    name: 'aisle.recentlyViewed',
    category: 'C0004',
    lifetime: 'until it is deleted',
    purpose: 'The last twelve products that were viewed.',
  },
  {
    medium: 'session',
    name: 'aisle.events',
    category: 'C0002',
    lifetime: 'until the next page',
    purpose: 'Events that were not pushed to the tag manager before the page was left.',
  },
  {
    medium: 'session',
    name: 'aisle.measured',
    category: 'C0002',
    lifetime: VISIT,
    purpose:
      'What was measured in this visit: where products were found, the last cart, what was reported, the profile in the data layer.',
  },
  {
    medium: 'session',
    name: 'aisle.store.*',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The store that was chosen in this visit.',
  },
  {
    medium: 'session',
    name: 'aisle.itemCount',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The number that the cart button shows first.',
  },
  {
    medium: 'session',
    name: 'aisle.trail',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The list that a product was opened from, for the way back.',
  },
  {
    medium: 'session',
    name: 'aisle.lists',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'Loaded products of lists, for the way back.',
  },
  {
    medium: 'session',
    name: 'aisle.compared',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The products to compare.',
  },
  {
    medium: 'session',
    name: 'aisle.notice',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'A message for the next page.',
  },
  {
    medium: 'session',
    name: 'aisle.reloadedAt',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'When the page was reloaded with a new cart.',
  },
  {
    medium: 'session',
    name: 'aisle.shippingThreshold',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The order total from which delivery is free, for the confirmation.',
  },
  {
    medium: 'session',
    name: 'aisle.checkout',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'What was entered in the checkout.',
  },
  {
    medium: 'session',
    name: 'aisle.pendingOrder',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'An order that waits for its payment.',
  },
  {
    medium: 'session',
    name: 'aisle.sentCart',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The cart whose order was sent, so that it is not sent twice.',
  },
  {
    medium: 'session',
    name: 'aisle.order',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The order of the confirmation.',
  },
  {
    medium: 'session',
    name: 'aisle.orderToJoin',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'The order that a new account begins with.',
  },
  {
    medium: 'session',
    name: 'aisle.social',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'A sign-in with another provider that has begun.',
  },
  {
    medium: 'session',
    name: 'aisle.enrollment',
    category: 'C0001',
    lifetime: VISIT,
    purpose: 'What was entered to join the loyalty program.',
  },
  {
    medium: 'request',
    name: '/api/*, /fapi/*',
    category: 'C0001',
    purpose: 'What the visitor does, and the parts of pages.',
  },
  {
    medium: 'request',
    name: '/get-user-geo-country',
    category: 'C0001',
    purpose: 'The country of the visitor, for the offer of another shop.',
  },
  {
    medium: 'request',
    name: '/fapi/api-error, /fapi/section-error',
    category: 'C0001',
    purpose: 'Errors of the shop, without data of the visitor: keeping it working.',
  },
  {
    medium: 'request',
    name: '/api/products/v1/views',
    category: 'C0004',
    purpose: 'Products that were viewed in one visit, without the visitor.',
  },
  {
    medium: 'request',
    name: 'hosts of EMBED_HOSTS',
    category: 'C0003',
    purpose: 'Films, maps and forms of others; a press of their own button loads one without consent.',
  },
  { medium: 'request', name: 'hosts of photos that set cookies', category: 'C0003', purpose: 'Photos of customers.' },
];
