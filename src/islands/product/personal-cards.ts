import { whenGranted } from './when-granted.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { readViewed, removeViewed } from './recently-viewed.ts';

/** Products viewed last, from which the others are chosen. */
const MAX_SENT = 12;

/**
 * Shows the visitor's own products in a carousel once targeting is consented to, and what was there before when the consent
 * is withdrawn; without any it stays as it is.
 */
export function showPersonal(element: HTMLElement): Promise<void> {
  let consent = new AbortController();
  return whenGranted(
    () => {
      consent = new AbortController();
      return replaceCards(element, consent.signal);
    },
    () => {
      consent.abort();
      removeViewed();
    },
  );
}

function addressOf({ cards = '', kind, productId }: DOMStringMap): string | undefined {
  const ids = readViewed()
    .filter((id) => id !== productId)
    .slice(0, MAX_SENT);
  if (ids.length === 0) return undefined;
  const query = new URLSearchParams({ [kind === 'recently-viewed' ? 'ids' : 'viewed']: ids.join(',') });
  return `${cards}&${query}`;
}

async function replaceCards(element: HTMLElement, consent: AbortSignal): Promise<void> {
  const track = element.querySelector<HTMLElement>('[data-carousel-track]');
  const address = addressOf(element.dataset);
  if (track === null || address === undefined || !element.isConnected) return;
  const answer = await fetch(address, { signal: consent });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const cards = [...page.querySelectorAll('[data-cards] > li')];
  if (cards.length === 0 || !element.isConnected || consent.aborted) return;
  reserveHeight(element.querySelector<HTMLElement>('.head'));
  reserveHeight(track);
  const before = { title: element.ariaLabel ?? track.getAttribute('aria-label') ?? '', cards: [...track.children] };
  const show = (title: string, list: readonly Node[]) => {
    rename(element, track, title);
    track.replaceChildren(...list);
    track.scrollLeft = 0;
  };
  show(
    element.dataset['title'] ?? before.title,
    cards.map((card) => document.adoptNode(card)),
  );
  const button = element.querySelector<HTMLElement>('[data-clear-viewed]');
  const restore = () => {
    show(before.title, before.cards);
    if (button) button.hidden = true;
  };
  consent.addEventListener('abort', restore, { once: true });
  if (button) startClearing(element, button, restore);
}

/** Shows the button that empties the list on the device; the products for everybody take its place again. */
function startClearing(element: HTMLElement, button: HTMLElement, restore: () => void): void {
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      removeViewed();
      restore();
      element.querySelector<HTMLElement>('[data-carousel-track] a')?.focus({ preventScroll: true });
      showToast('success', button.dataset['done'] ?? '');
    },
    { once: true },
  );
}

/** What is below stays where it is, also where less is shown. */
function reserveHeight(part: HTMLElement | null): void {
  if (part) part.style.minBlockSize = `${part.offsetHeight}px`;
}

function rename(element: HTMLElement, track: HTMLElement, title: string): void {
  const heading = element.querySelector('.head :is(h1, h2, h3, h4)');
  if (heading) heading.textContent = title;
  element.ariaLabel = title;
  track.ariaLabel = title;
}
