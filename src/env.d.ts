/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends import('./cms/request-context.ts').RequestContext {}
}
