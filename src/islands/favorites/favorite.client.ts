import { mayHeartsDiffer } from '../../stores/account/favorites-hint.ts';
import { $session } from '../../stores/core/session.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/**
 * Wakes the heart of a product: at once for who is signed in, has favorites or must not keep any, for others on the first sign of intent. A tap that comes
 * before stays marked by `aria-busy`.
 */
export function attach(button: HTMLElement): void {
  let awake: Promise<unknown> | undefined;
  const start = async () => (await import('./heart.ts')).startHeart(button);
  const resetAfterFailure = () => {
    awake = undefined;
    if (button.ariaBusy === 'true') toastOffline();
    button.ariaBusy = null;
  };
  const wake = () => (awake ??= start().catch(resetAfterFailure));
  for (const hint of ['pointerover', 'focus']) button.addEventListener(hint, wake, { passive: true });
  button.addEventListener('click', () => {
    if (button.dataset.ready === undefined) button.ariaBusy = 'true';
    void wake();
  });
  if (mayHeartsDiffer() || button.ariaBusy === 'true') void wake();
  $session.subscribe((session) => session?.loggedIn && void wake());
}
