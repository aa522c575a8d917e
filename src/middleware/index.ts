import { sequence } from 'astro:middleware';
import { carryQuery } from './carried-query.ts';
import { prepareSampleState } from './sample-state.ts';
import { guardRoutes } from './guards.ts';
import { readLocale } from './locale.ts';
import { readPreview } from './preview.ts';
import { rememberPromoCode } from './promo-code.ts';
import { followRedirects } from './redirects.ts';
import { secure } from './security.ts';

/** Middleware of every page request, in order; each sets its part of `Astro.locals`. */
export const onRequest = sequence(
  secure,
  carryQuery,
  readLocale,
  readPreview,
  rememberPromoCode,
  followRedirects,
  guardRoutes,
  prepareSampleState,
);
