import { mayHeartsDiffer } from '../../stores/account/favorites-hint.ts';
import { $session } from '../../stores/core/session.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/**
 * Starts the favorite button of a product: at once for visitors who are signed in or have favorites, for all
 * others on the first sign of intent. An earlier tap is marked by `aria-busy`.
 */
export function startFavoriteButton(button: HTMLElement): void {
  let awake: Promise<unknown> | undefined;
  const start = async () => (await import('./heart.ts')).startHeart(button);
  const resetAfterFailure = () => {
    awake = undefined;
    if (button.ariaBusy === 'true') toastOffline();
    button.ariaBusy = null;
  };
  const wake = () => (awake ??= start().catch(resetAfterFailure));
  for (const hint of ['pointerover', 'focus']) button.addEventListener(hint, wake);
  button.addEventListener('click', () => {
    if (button.dataset.ready === undefined) button.ariaBusy = 'true';
    void wake();
  });
  if (mayHeartsDiffer() || button.ariaBusy === 'true') void wake();
  $session.subscribe((session) => session?.loggedIn && void wake());
}
