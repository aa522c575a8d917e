import type { StoredDataRow } from './stored-data-row.ts';

const SESSION = '90 days, renewed with each visit';

/** The cookies of the shop. Those of an https shop may begin with `__Host-`. */
export const COOKIES: readonly StoredDataRow[] = [
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
    name: 'vuid',
    category: 'C0004',
    lifetime: 'one year',
    purpose: 'A random number by which experiments choose variants and count purchases.',
  },
  {
    medium: 'cookie',
    name: 'stealth-group',
    category: 'C0004',
    lifetime: 'one hour',
    purpose: 'In the pre-production environment alone: the group that the personalisation engine puts testers into.',
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
    name: 'bot-challenge',
    category: 'C0001',
    lifetime: '2 minutes',
    purpose: 'The answer to a challenge of bot protection.',
  },
  {
    medium: 'cookie',
    name: 'sandbox-suspect',
    category: 'C0001',
    lifetime: 'one hour',
    purpose: 'With the sandbox of bot protection alone: the next change asks for its challenge.',
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
    medium: 'cookie',
    name: 'aisle-origins',
    category: 'C0002',
    lifetime: 'until the browser is closed',
    purpose: 'Where in the shop the last twelve products were found, for the cart and the order.',
  },
];
