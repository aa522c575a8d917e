/// <reference types="astro/client" />

/** Text of a stylesheet whose fonts are reduced to the shop's characters and weights (`build/vite/font-subsets.mjs`). */
declare module '*.css?subset' {
  const css: string;
  export default css;
}

declare namespace App {
  interface Locals {
    shop: import('./request-context.ts').RequestContext;
  }
}
