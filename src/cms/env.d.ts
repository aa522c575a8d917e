/// <reference types="astro/client" />

declare namespace App {
  type Context = import('./request-context.ts').RequestContext;
  interface Locals extends Context {}
}
