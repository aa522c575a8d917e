/** Addresses of the shop that are neither pages nor media; their responses do not depend on documents. */
export const RESERVED_PATH =
  /^\/(api|fapi|_astro|_css|img|healthcheck|sandbox|metrics|cms|sitemaps|confirm-subscription|sstm|lower-envs)(\/|$)|^\/(robots\.txt|sitemap\.xml|sw-nora\.js)$/;
