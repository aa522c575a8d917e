import { z } from 'zod';
import { FLAG_DEFAULTS, type Flags } from './flags.ts';

/** The site configuration, `content/sites.json`; missing members come from the built-in one. */

const site = z.object({
  name: z.string(),
  country: z.string().length(2),
  currency: z.string().length(3),
  taxMode: z.enum(['exclusive', 'inclusive']),
  region: z.enum(['NORA', 'EMEA']),
  /** The first is the site's default locale. */
  locales: z.array(z.string()).min(1),
  /** Address for return parcels, line by line, below the brand. */
  returnAddress: z.array(z.string().max(100)).max(6).optional(),
});

const locale = z.object({
  label: z.string(),
  /** Fallback locales, in order of lookup. */
  fallback: z.array(z.string()).default([]),
  /** Translated patterns by route name: `{ "cart": "/warenkorb" }`. */
  paths: z.record(z.string(), z.string().startsWith('/')).default({}),
});

const redirect = z.object({
  from: z.string().startsWith('/'),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(301),
});

const flags = z.partialRecord(z.enum(Object.keys(FLAG_DEFAULTS) as [keyof Flags, ...(keyof Flags)[]]), z.boolean());

export const sitesConfig = z.object({
  brand: z.string(),
  sites: z.record(z.string(), site),
  locales: z.record(z.string(), locale),
  flags: z.record(z.string(), flags).default({}),
  redirects: z.record(z.string(), z.array(redirect)).default({}),
  /** Hosts outside the shop that a redirect may target. */
  redirectHosts: z.array(z.string()).default([]),
  /**
   * Search queries that redirect to a page, by site: `{ "us": { "gift card": "/gift-card" } }`; paths without their
   * locale.
   */
  searchRedirects: z.record(z.string(), z.record(z.string(), z.string().regex(/^\/(?![/\\])/))).default({}),
  /** Error statuses whose page has no header and footer. */
  hideLayoutOnStatus: z.array(z.number().int()).default([]),
});

export type SitesConfig = z.output<typeof sitesConfig>;
export type Site = z.output<typeof site>;
export type SiteRedirect = z.output<typeof redirect>;
