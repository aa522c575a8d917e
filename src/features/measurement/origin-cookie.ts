import { formatOrigins, ORIGINS_COOKIE, parseOrigins } from '../../lib/measurement/product-origins.ts';
import { toInteractionOrigin } from '../../lib/product/interaction-origins.ts';
import { readCookie, writeCookie } from './cookies.ts';

/**
 * Adds origins to the cookie that requests carry to the cart, the latest last: also those of a form, and of a page whose
 * collectors have not started yet. For visitors who allow analytics.
 */
export function shareOrigins(added: readonly (readonly [id: string, origin: string])[]): void {
  const origins = new Map(parseOrigins(readCookie(ORIGINS_COOKIE)));
  for (const [id, text] of added) {
    const origin = toInteractionOrigin(text);
    if (origin === undefined) continue;
    origins.delete(id);
    origins.set(id, origin);
  }
  if (origins.size > 0) writeCookie(ORIGINS_COOKIE, formatOrigins(origins));
}
