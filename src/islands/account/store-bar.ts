import { clearCustomerData, signOut } from '../../stores/account/sign-out.ts';
import { announceSignOut, whenSignedOutElsewhere } from '../../stores/account/sign-out-broadcast.ts';
import { $associate } from '../../stores/core/associate.ts';
import { $profile, loadProfile } from '../../stores/account/profile.ts';
import { $session, renewSession } from '../../stores/core/session.ts';
import { describeContact } from './describe-customer.ts';
import { toastOffline } from '../kit/toast-loader.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Signs of a person at the device. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** The idle time is checked, and a session in use prolonged, this many times in it. */
const CHECKS = 3;

let isLeaving = false;

/** Leaves the page for the login: nothing of the customer stays in this tab. */
function leave(): void {
  isLeaving = true;
  clearCustomerData({ isStoreDevice: true });
  location.replace(shopHref('/associate-login'));
}

async function reset(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const outcome = await signOut();
  if (outcome.ok) return leave();
  isLeaving = false;
  toastOffline();
}

/** The service has ended the session: it was idle for too long, or the associate was removed. */
function endAfterService(): void {
  announceSignOut();
  leave();
}

/** Says for whom and from where the associate sells. */
function describe(bar: HTMLElement): void {
  const { guest = '', customer = '', seller = '', member = '' } = bar.dataset;
  const associate = $associate.get();
  if (!associate) return;
  const { firstName, lastName } = $profile.get()?.consumerDetails ?? {};
  const isSignedIn = $session.get()?.loggedIn === true;
  const { customer: served } = associate;
  const ownName = isSignedIn ? [firstName, lastName].filter(Boolean).join(' ') : '';
  const name = ownName || served?.name || served?.email || '';
  const contact = served ? describeContact(served, (points) => member.replace('{points}', points)) : '';
  const from = seller.replace('{name}', associate.storeEmployeeName).replace('{store}', associate.storeName);
  bar.querySelector('[data-customer]')?.replaceChildren(name === '' ? guest : customer.replace('{name}', () => name));
  bar.querySelector('[data-contact]')?.replaceChildren(contact);
  bar.querySelector('[data-find]')?.toggleAttribute('hidden', isSignedIn);
  bar.querySelector('[data-seller]')?.replaceChildren(from);
}

/** Ends the session where nobody touches the device; while somebody does, the service hears of it. */
function watchIdleness(seconds: number): void {
  let touchedAt = Date.now();
  let renewedAt = touchedAt;
  for (const sign of SIGNS) addEventListener(sign, () => void (touchedAt = Date.now()), { passive: true });
  setInterval(
    () => {
      if (Date.now() - touchedAt >= seconds * 1000) void reset();
      else if (touchedAt > renewedAt) {
        renewedAt = Date.now();
        renewSession().catch(console.debug);
      }
    },
    (seconds * 1000) / CHECKS,
  );
}

function openLookup(opener: HTMLElement): void {
  import('./CustomerLookup.tsx').then((module) => module.openCustomerLookup(opener)).catch(toastOffline);
}

/** Starts the bar of pages that a store's associate sells on (`StoreBar.astro`). */
export function startStoreBar(bar: HTMLElement): void {
  let isWatched = false;
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void reset();
  });
  const find = bar.querySelector<HTMLElement>('[data-find]');
  find?.addEventListener('click', () => openLookup(find));
  whenSignedOutElsewhere(leave);
  $profile.listen(() => describe(bar));
  $session.subscribe((session) => {
    if (!session || isLeaving) return;
    if (!session.associate) return endAfterService();
    if (session.loggedIn && !$profile.get()) void loadProfile();
    if (!isWatched) watchIdleness(session.expiresIn);
    isWatched = true;
    describe(bar);
  });
}
