import { BASIC_FONTS } from './web-fonts.ts';

/**
 * Inline script directly behind a `<template>` and a `<style>` with the web fonts. Once the page is painted, it starts
 * what the template contains (the page's scripts and the files of the fonts), so that it does not compete with the
 * document and its first image; everything that opens works before it (`early-taps.ts`). The style applies when each
 * file is there or has failed, so that the page is laid out anew once; `webFonts` is resolved then. All start at once for a visitor
 * from another page of the shop, whose browser has the files, and on a page that shows nothing without scripts
 * (`server/pages/script-preload.ts` preloads those). In a tab in the background the `load` event comes first.
 */
export const AFTER_FIRST_PAINT =
  `((d,f,n)=>{let t=f.previousElementSibling.content,s=()=>{d.head.append(t)};` +
  `webFonts=new Promise(r=>['load','error'].map(k=>d.addEventListener(k,e=>{e.target.as=='font'&&!--n&&r(f.media='')},!0)));` +
  `if(d.referrer.startsWith(location.origin+'/')||d.querySelector('link[rel=modulepreload]'))return f.media='',s();` +
  `addEventListener('load',s);new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&s()).observe({type:'paint'})` +
  `})(document,document.currentScript.previousElementSibling,${BASIC_FONTS.length})`;
