import css from './web-fonts.css?subset';

/** The `@font-face` rules. A page of the shop uses them after its first paint (`after-first-paint.ts`). */
export const WEB_FONTS = css;

/** Addresses of the files with the basic characters, which every page needs. */
export const BASIC_FONTS: readonly string[] = [...css.matchAll(/url\(["']?([^"')]*-basic\b[^"')]*)/g)].map(
  ([, url = '']) => url,
);
