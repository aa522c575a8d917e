import { whenGranted } from './when-granted.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { readViewed, removeViewed } from './recently-viewed.ts';

/** Products viewed last, from which the others are chosen. */
const MAX_SENT = 12;

/** Where the cards of a carousel come from. */
export interface ChosenCards {
  readonly address: string;
  /** Default: the consent. */
  readonly signal?: AbortSignal;
  /** Called when the cards are in the page. */
  readonly shown?: () => Promise<void>;
}

/** Chooses cards by the attributes of the carousel; `undefined` leaves those for everybody. */
export type ChooseCards = (dataset: DOMStringMap, consent: AbortSignal) => Promise<ChosenCards | undefined>;

/**
 * Shows the visitor's own products in a carousel once targeting is consented to, and what was there before when the consent
 * is withdrawn; without any it stays as it is.
 */
export function showPersonal(element: HTMLElement, choose = chooseByViews): Promise<void> {
  let consent = new AbortController();
  return whenGranted(
    () => {
      consent = new AbortController();
      return replaceCards(element, consent.signal, choose);
    },
    () => {
      consent.abort();
      removeViewed();
    },
  );
}

const chooseByViews: ChooseCards = async ({ cards = '', kind, productId }) => {
  const ids = readViewed()
    .filter((id) => id !== productId)
    .slice(0, MAX_SENT);
  if (ids.length === 0) return undefined;
  const query = new URLSearchParams({ [kind === 'recently-viewed' ? 'ids' : 'viewed']: ids.join(',') });
  return { address: `${cards}&${query}` };
};

async function replaceCards(element: HTMLElement, consent: AbortSignal, choose: ChooseCards): Promise<void> {
  const track = element.querySelector<HTMLElement>('[data-carousel-track]');
  if (track === null || !element.isConnected) return;
  const chosen = await choose(element.dataset, consent);
  if (chosen === undefined) return;
  const answer = await fetch(chosen.address, { signal: chosen.signal ?? consent });
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
  await chosen.shown?.();
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
