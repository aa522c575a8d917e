import { BASIC_FONTS } from './web-fonts.ts';

/** Milliseconds after the first paint in which web fonts may still replace the fonts that a visitor has begun to read. */
const FONTS_IN_TIME = 600;
/** Milliseconds after which an idle moment begins no further section. */
const WORK_TIME = 12;
/** What the stylesheet of phones may skip (`ui/layout.css`) and this script has not laid out. */
const LATER_SECTIONS = ':is([data-slot]>*,.shop-footer):not([style*=content-v])';

/**
 * Inline script directly behind a `<template>` and a `<style>` with the web fonts. Once the page is painted, it starts
 * what the template contains (the page's scripts and the files of the fonts), so that it does not compete with the
 * document and its first image; everything that opens works before it (`early-taps.ts`). All start at once for a visitor
 * from another page of the shop, whose browser has the files, and on a page that shows nothing without scripts
 * (`server/pages/script-preload.ts` preloads those). In a tab in the background the `load` event comes first.
 *
 * - Web fonts: their style applies when each file is there or has failed, so that the page is laid out anew once. Files
 *   that come later than `FONTS_IN_TIME` are for the next page.
 * - Later sections: once the fonts are decided, the sections and the footer that a phone has skipped are laid out in idle
 *   moments, so that the page has its height and its text is found everywhere. A browser without them skips none.
 */
export const AFTER_FIRST_PAINT =
  `((d,f,n)=>{let t=f.previousElementSibling.content,` +
  `i=()=>self.requestIdleCallback?.(l),` +
  `l=()=>{let e,a=performance.now();while((e=d.querySelector('${LATER_SECTIONS}'))&&performance.now()-a<${WORK_TIME})` +
  `e.style.contentVisibility='visible',e.offsetTop;(e||d.readyState=='loading')&&i()},` +
  `s=()=>{d.head.append(t);setTimeout(()=>n&&i(n=0),${FONTS_IN_TIME})};` +
  `['load','error'].map(k=>d.addEventListener(k,e=>e.target.as=='font'&&n&&(--n||i(f.media='')),!0));` +
  `if(d.referrer.startsWith(location.origin+'/')||d.querySelector('link[rel=modulepreload]'))return f.media='',s();` +
  `addEventListener('load',s);new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').map(s)).observe({type:'paint'})` +
  `})(document,document.currentScript.previousElementSibling,${BASIC_FONTS.length})`;
