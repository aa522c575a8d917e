import { $session } from '../../stores/core/session.ts';

/** The header holds the way to sign in and the way to the account; sheets show the one that fits (`AccountLink.astro`). */
export function startAccountLink(): void {
  $session.listen((session) => document.documentElement.toggleAttribute('data-signed-in', !!session?.loggedIn));
}
