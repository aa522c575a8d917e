import type { MiddlewareHandler } from 'astro';
import { makeSampleState } from '../studio/sample-states/make-sample-state.ts';

/** Milliseconds to wait for the catalogue. */
const SAMPLE_STATE_TIMEOUT_MS = 5000;

/**
 * In preview a personal page shows one of the sample states that its route declares: `fixture` and `visitor` choose it,
 * here and on the pages that follow.
 */
export const prepareSampleState: MiddlewareHandler = async ({ locals, url }, next) => {
  const { call, log, siteId, site, locale, providers, preview, route } = locals.shop;
  if (preview === undefined || route?.route.fixtures === undefined) return next();
  const now = preview.date === undefined ? Date.now() : Date.parse(preview.date);
  const fixture = url.searchParams.get('fixture');
  const visitor = url.searchParams.get('visitor');
  const signal = AbortSignal.timeout(SAMPLE_STATE_TIMEOUT_MS);
  const sources = { call, signal, log, siteId, site, locale, providers, now };
  const carried = new URLSearchParams(locals.shop.carried);
  if (fixture !== null) carried.set('fixture', fixture);
  if (visitor !== null) carried.set('visitor', visitor);
  const state = await makeSampleState({ ...route, fixture, visitor }, sources);
  // The associate of the sample state sells as one in a store does, with the bar.
  const storeUse = state?.visitor === 'associate' ? 'associate' : locals.shop.storeUse;
  locals.shop = locals.shop.with({ fixture: state, carried, storeUse });
  return next();
};
