import 'astro';
import type { HydrationPolicy } from '../../cms/sections/section.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the island's script starts; `none` leaves the server's HTML static. */
    'client:when'?: HydrationPolicy;
  }
}
