import 'astro';
import type { HydrationPolicy } from '../../cms/sections/section.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the island's script starts; `none` keeps the server's HTML as it is. */
    'client:when'?: HydrationPolicy;
  }
}
