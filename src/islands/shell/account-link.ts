import { $session } from '../../stores/core/session.ts';

/**
 * The header contains both the sign-in link and the account link; stylesheets show the one that applies
 * (`AccountLink.astro`).
 */
export function startAccountLink(): void {
  $session.listen((session) => document.documentElement.toggleAttribute('data-signed-in', !!session?.loggedIn));
}
