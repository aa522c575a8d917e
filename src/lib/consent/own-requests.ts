import type { StoredDataRow } from './stored-data-row.ts';

/** What pages request besides files and pages, with its consent category: the last part of the table of stored data. */
export const REQUESTS: readonly StoredDataRow[] = [
  {
    medium: 'request',
    name: '/api/*, /fapi/*',
    category: 'C0001',
    purpose: 'What the visitor does, and the parts of pages.',
  },
  {
    medium: 'request',
    name: '/sw-nora.js, /latest-build.json',
    category: 'C0001',
    purpose: 'The service worker, and whether the shop has a new version.',
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
    name: 'host of MONITORING_URL',
    category: 'C0002',
    purpose: 'Errors of scripts and times of pages, of a sample of pages, without data of the visitor.',
  },
  {
    medium: 'request',
    name: '/api/engine/*',
    category: 'C0004',
    purpose:
      'Window, cart, interests and kind of customer, for the products that the personalisation engine decides on.',
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
  { medium: 'request', name: 'hosts of the chat', category: 'C0004', purpose: 'The chat, with every consent.' },
  { medium: 'request', name: 'hosts of the tag manager', category: 'C0002', purpose: 'Events of the visit.' },
];
