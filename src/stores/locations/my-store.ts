import type { PickupStore } from './pickup-store.ts';

const PARTS = '[data-store-part]';
const OPENER = '[href="#panel=bopis-store-search"]';

/** The store that the page was rendered for (`StoreLink.astro`). */
export function shownStore(): PickupStore | undefined {
  const { myStore: id, myStoreName: name } =
    document.querySelector<HTMLElement>('[data-my-store]')?.dataset ?? ({} as DOMStringMap);
  return id === undefined || name === undefined ? undefined : { id, name };
}

/** Shows the parts of the page that name the visitor's store as the server renders them now; without them the page stays as it is. */
export async function refreshStoreParts(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const current of document.querySelectorAll<HTMLElement>(PARTS)) {
    const next = page.querySelector(`[data-store-part="${current.dataset.storePart}"]`);
    if (next && !current.isEqualNode(next)) putInPlace(current, next);
  }
}

/** The link that opened the dialog stays: it gets the focus when the dialog closes. */
function putInPlace(current: Element, next: Element): void {
  const [opener, fresh] = [current, next].map((part) => part.querySelector<HTMLElement>(OPENER));
  const hadFocus = opener !== null && opener === document.activeElement;
  if (opener && fresh) {
    opener.ariaLabel = fresh.ariaLabel;
    opener.replaceChildren(...fresh.childNodes);
    fresh.replaceWith(opener);
  }
  current.replaceWith(next);
  if (hadFocus) opener?.focus({ preventScroll: true });
}
