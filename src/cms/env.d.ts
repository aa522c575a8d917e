/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    shop: import('./request-context.ts').RequestContext;
  }
}
