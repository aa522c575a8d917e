import { sequence } from 'astro:middleware';
import { carryQuery } from './carried-query.ts';
import { prepareSampleState } from './sample-state.ts';
import { guardRoutes } from './guards.ts';
import { readPreview } from './preview.ts';
import { followRedirects, redirectLanguage, redirectToCanonical } from './redirects.ts';
import { hideErrorsFromBots, rememberPromoCode } from './responses.ts';

/** Middleware of every page request, in order. The context is complete but for preview, editor and sample state. */
export const onRequest = sequence(
  hideErrorsFromBots,
  carryQuery,
  redirectLanguage,
  redirectToCanonical,
  readPreview,
  rememberPromoCode,
  followRedirects,
  guardRoutes,
  prepareSampleState,
);
