/**
 * Pages that still show English in every other language: their own text, or the titles of articles and collections. Each is
 * taken off when it is translated; none is added.
 */
export const UNTRANSLATED: readonly string[] = [
  '/',
  '/about-us',
  '/articles',
  '/articles/drying-wet-boots',
  '/articles/how-a-boot-is-resoled',
  '/articles/reading-contour-lines',
  '/articles/twelve-ridges-twelve-days',
  '/articles/two-nights-under-nine-kilos',
  '/articles/what-waterproof-means',
  '/autumn-in-larch-country',
  '/boot-fitting-guide',
  '/camp-under-a-kilo-and-a-half',
  '/collections',
  '/collections/hut-to-hut',
  '/collections/light-and-fast',
  '/collections/town-to-trailhead',
  '/collections/wet-weather-kit',
  '/first-hut-night',
  '/get-the-look',
  '/product-ingredients',
  '/repair-and-care',
  '/trail-running',
];
