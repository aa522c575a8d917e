import { z } from 'zod';
import { amount, defineEvent, place } from './measured-event.ts';

/** Why there is a page view: the document, the back/forward cache, a list changed in place, a step of the checkout. */
const trigger = z.enum(['load', 'back-forward', 'list', 'checkout-step', 'consent']);

export const PAGE_EVENTS = {
  'page-data': defineEvent({
    category: 'Page',
    when: 'A page view, before every other event of the page.',
    fields: z.strictObject({
      trigger,
      routeName: z.string(),
      pageKind: z.string(),
      place,
      path: z.string().meta({ description: 'Without query; on personal pages the pattern of the route.' }),
      channel: z.enum(['ECOMM', 'MAPP']).meta({ description: 'MAPP in the web view of the mobile app.' }),
      locale: z.string(),
      siteId: z.string(),
      country: z.string(),
      region: z.enum(['NORA', 'EMEA']),
    }),
    example: {
      trigger: 'load',
      routeName: 'c-slug',
      pageKind: 'category',
      place: 'listing',
      path: '/c/boots',
      channel: 'ECOMM',
      locale: 'en-us',
      siteId: 'us',
      country: 'US',
      region: 'NORA',
    },
  }),
  user_data: defineEvent({
    category: 'Page',
    when: 'The session is known, and after a sign-in or sign-out.',
    fields: z.strictObject({
      'guest-id': z.string().optional(),
      'consumer-id': z.string().optional(),
      'x-usid': z.string().optional().meta({ description: 'Id of the session; it grants nothing.' }),
      visitorId: z.string().meta({ description: 'Of the visitor cookie.' }),
      visitNumber: z.int().positive(),
      loggedIn: z.boolean(),
      loyaltyMember: z.boolean(),
      memberId: z.string().optional(),
      vfEmployee: z.boolean(),
      rewardsAvailable: z.boolean(),
      newsletter: z.boolean().optional(),
      clv: z
        .strictObject({ clv: amount, monetary: amount, numberOfPurchases: z.int(), pastSpend: amount })
        .optional()
        .meta({ description: 'Customer lifetime value, average order, orders, and spend so far.' }),
      encodedEmail: z.base64().optional(),
      hashedEmail: z.hex().length(64).optional().meta({ description: 'SHA-256 of the address in lower case.' }),
    }),
    example: {
      'consumer-id': '1000001',
      'x-usid': '1f0c2b6e-5d1a-4a53-9a0e-3f4c5d6e7f80',
      visitorId: '5b1c7a52-58cf-4a7e-8ac5-0d1f6c2b3a49',
      visitNumber: 3,
      loggedIn: true,
      loyaltyMember: true,
      memberId: 'M0123456789ABCDEF',
      vfEmployee: false,
      rewardsAvailable: false,
      newsletter: true,
      clv: { clv: 540, monetary: 120, numberOfPurchases: 2, pastSpend: 240 },
      encodedEmail: 'd2Fsa2VyQGV4YW1wbGUuY29t',
      hashedEmail: '0b1f1ed07b9d1b5c4cb4a01f4a5a5c5bd0d0a3e6d3a5e9f2a8d0f0d0c1b2a394',
    },
  }),
  error: defineEvent({
    category: 'Error',
    when: 'An operation of the shop answered with an error, or a script failed. Neither texts nor ids.',
    fields: z.strictObject({
      kind: z.enum(['operation', 'script', 'promise', 'page']),
      status: z.int().optional(),
      operation: z.string().optional().meta({ description: 'Path of the operation; an id is `*`.' }),
    }),
    example: { kind: 'operation', status: 409, operation: '/api/cart/v1/item' },
  }),
} as const;
