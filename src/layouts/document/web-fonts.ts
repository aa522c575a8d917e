import css from './web-fonts.css?inline';

/** The `@font-face` rules. */
export const WEB_FONTS = css;

/**
 * Inline script directly behind the `<style media="print">` with those rules: loads the fonts after the first image, for
 * which they would compete, or with the document where no image is first. For a visitor who comes from another page of
 * the shop the browser has them, so that they are used from the first paint on. Their fallbacks have the same metrics.
 */
export const LOAD_WEB_FONTS =
  `((d,s,q)=>{let l=()=>{s.media='all'},t=e=>e.target.matches?.(q)&&l();` +
  `if(d.referrer.startsWith(location.origin+'/'))return l();` +
  `d.addEventListener('load',t,!0);d.addEventListener('error',t,!0);` +
  `d.addEventListener('DOMContentLoaded',()=>{let i=d.querySelector(q);(!i||i.complete)&&l()})` +
  `})(document,document.currentScript.previousElementSibling,'img[fetchpriority=high]')`;
