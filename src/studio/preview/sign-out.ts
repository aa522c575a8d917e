/** The sign-out button of the studio: ends all sessions and reloads the page. */
import { removeTexts } from '../../lib/storage/remove-texts.ts';
import { announceSignOut } from '../../stores/account/sign-out-broadcast.ts';

const CALLS = ['/cms/api/sign-out', '/api/consumers-v3/consumer/auth/signout'];
const button = document.querySelector<HTMLButtonElement>('[data-sign-out]');
const notice = document.querySelector('[data-sign-out-news]');

button?.addEventListener('click', async () => {
  button.disabled = true;
  if (notice) notice.textContent = 'Signing out …';
  const isDone = (await Promise.all(CALLS.map(end))).every(Boolean);
  if (isDone) {
    removeTexts('session', 'aisle.');
    announceSignOut();
    location.reload();
    return;
  }
  button.disabled = false;
  if (notice) notice.textContent = 'You could not be signed out. Try again.';
});

async function end(call: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(call, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  // 401: there is no session any more.
  return answer !== undefined && (answer.ok || answer.status === 401);
}
