/** Addresses of the shop that are neither pages nor media; what they answer is not told by documents. */
export const RESERVED_PATH =
  /^\/(api|fapi|_astro|_css|img|healthcheck|sandbox|metrics|cms|sitemaps|confirm-subscription|sstm|lower-envs)(\/|$)|^\/(robots\.txt|sitemap\.xml|sw-nora\.js)$/;
