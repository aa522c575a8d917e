import type { MiddlewareHandler } from 'astro';
import { makeSampleState } from '../studio/sample-states/make-sample-state.ts';
import { matchRoute } from '../lib/route-match.ts';

/** Milliseconds to wait for the catalogue. */
const SAMPLE_STATE_TIMEOUT_MS = 5000;

/**
 * In preview a personal page shows one of the sample states that its route declares: `fixture` and `visitor` choose it,
 * here and on the pages that follow.
 */
export const prepareSampleState: MiddlewareHandler = async ({ locals, url }, next) => {
  const match = locals.preview === undefined ? undefined : matchRoute(locals.path);
  if (match?.route.fixtures === undefined) return next();
  const { call, log, siteId, site, locale, providers, preview } = locals;
  const now = preview?.date === undefined ? Date.now() : Date.parse(preview.date);
  const fixture = url.searchParams.get('fixture');
  const visitor = url.searchParams.get('visitor');
  const signal = AbortSignal.timeout(SAMPLE_STATE_TIMEOUT_MS);
  const sources = { call, signal, log, siteId, site, locale, providers, now };
  locals.fixture = await makeSampleState({ ...match, fixture, visitor }, sources);
  if (fixture !== null) locals.carried.set('fixture', fixture);
  if (visitor !== null) locals.carried.set('visitor', visitor);
  return next();
};
