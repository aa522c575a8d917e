import { Hono } from 'hono';

const PERSONAL = [
  '/*/cart',
  '/cart',
  '/*/checkout',
  '/checkout',
  '/*/account',
  '/account',
  '/*/account/*',
  '/account/*',
  '/sandbox/*',
  '/api/*',
];

/**
 * Pages a visitor is about to open (pointer resting, finger down) are prefetched, except pages with personal data.
 * Pages reference this document in their `Speculation-Rules` header.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: PERSONAL } }] },
      eagerness: 'moderate',
    },
  ],
});

const HEADERS = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };

export function createSpeculationRules(): Hono {
  return new Hono().get('/speculation-rules.json', (context) => context.body(RULES, 200, HEADERS));
}
