import { whenGranted } from './when-granted.ts';
import { readViewed } from './recently-viewed.ts';

/** Products viewed last, from which the others are chosen. */
const MAX_SENT = 12;

/** Shows the visitor's own products in a carousel once targeting is consented to; without any it stays as it is. */
export function showPersonal(element: HTMLElement): Promise<void> {
  return whenGranted(() => replaceCards(element));
}

function addressOf({ cards = '', kind, productId }: DOMStringMap): string | undefined {
  const ids = readViewed()
    .filter((id) => id !== productId)
    .slice(0, MAX_SENT);
  if (ids.length === 0) return undefined;
  const query = new URLSearchParams({ [kind === 'recently-viewed' ? 'ids' : 'viewed']: ids.join(',') });
  return `${cards}&${query}`;
}

async function replaceCards(element: HTMLElement): Promise<void> {
  const track = element.querySelector<HTMLElement>('[data-carousel-track]');
  const address = addressOf(element.dataset);
  if (track === null || address === undefined) return;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const cards = [...page.querySelectorAll('[data-cards] > li')];
  if (cards.length === 0 || !element.isConnected) return;
  reserveHeight(element.querySelector<HTMLElement>('.head'));
  reserveHeight(track);
  rename(element, track);
  track.replaceChildren(...cards.map((card) => document.adoptNode(card)));
  track.scrollLeft = 0;
}

/** What is below stays where it is, also where less is shown. */
function reserveHeight(part: HTMLElement | null): void {
  if (part) part.style.minBlockSize = `${part.offsetHeight}px`;
}

function rename(element: HTMLElement, track: HTMLElement): void {
  const { title } = element.dataset;
  const heading = element.querySelector('.head :is(h1, h2, h3, h4)');
  if (title === undefined) return;
  if (heading) heading.textContent = title;
  element.ariaLabel = title;
  track.ariaLabel = title;
}
