import type { APIRoute } from 'astro';

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
 * Pages a visitor is about to open (pointer resting, finger down) are fetched ahead; never those that belong to a visitor.
 * Pages name this document in their `Speculation-Rules` header.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: PERSONAL } }] },
      eagerness: 'moderate',
    },
  ],
});

export const GET: APIRoute = () =>
  new Response(RULES, {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
  });
