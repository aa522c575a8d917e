const REGION = '[data-listing]';

/** Puts the fresh content of a marked part in place; a focus that was inside goes to the count, which says what is left. */
function swapPart(part: HTMLElement, fresh: Element, count: HTMLElement | null): void {
  if (part.innerHTML === fresh.innerHTML) return;
  const hadFocus = part.contains(document.activeElement);
  part.replaceChildren(...fresh.cloneNode(true).childNodes);
  if (!hadFocus || part.matches('button')) return;
  if (count) count.tabIndex = -1;
  count?.focus({ preventScroll: true });
}

/** A facet somebody is in stays: only its marks and its heading follow the server. */
function refreshFacet(facet: Element, fresh: Element): void {
  const same = Array.from(fresh.querySelectorAll('input'));
  for (const box of facet.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const isChosen = same.find(({ name, value }) => name === box.name && value === box.value)?.checked ?? false;
    box.checked = isChosen;
    box.defaultChecked = isChosen;
  }
  const [choice, freshChoice] = [facet, fresh].map((one) => one.querySelector('select'));
  if (choice && freshChoice) choice.value = freshChoice.value;
  const [heading, freshHeading] = [facet.querySelector('summary'), fresh.querySelector('summary')];
  if (heading && freshHeading) heading.replaceChildren(...freshHeading.cloneNode(true).childNodes);
}

function preserveOpenState(facet: Element, fresh: Element): void {
  for (const details of [fresh, ...fresh.querySelectorAll('details')]) {
    const former = details.id === facet.id ? facet : facet.querySelector(`#${CSS.escape(details.id)}`);
    if (details instanceof HTMLDetailsElement && former instanceof HTMLDetailsElement) details.open = former.open;
  }
}

/** Brings the facets in line one by one, so that the one with the focus never leaves the page. */
function swapFacets(facets: Element, fresh: Element): void {
  const wanted = Array.from(fresh.children);
  for (const gone of Array.from(facets.children))
    if (!wanted.some(({ id }) => id === gone.id) && !gone.contains(document.activeElement)) gone.remove();
  for (const [index, facet] of wanted.entries()) {
    const current = Array.from(facets.children).find(({ id }) => id === facet.id);
    if (!current) facets.insertBefore(facet, facets.children[index] ?? null);
    else if (current.contains(document.activeElement)) refreshFacet(current, facet);
    else {
      preserveOpenState(current, facet);
      current.replaceWith(facet);
    }
  }
}

/** Shows the list of `html`, a whole page of the server, in place of the one that stands. False where either has none. */
export function swapList(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const region = document.querySelector<HTMLElement>(REGION);
  const fresh = page.querySelector(REGION);
  const facets = region?.querySelector('[data-facets]');
  const freshFacets = fresh?.querySelector('[data-facets]');
  if (!region || !fresh || !facets || !freshFacets) return false;
  swapFacets(facets, freshFacets);
  const count = region.querySelector<HTMLElement>('[data-part="count"]');
  for (const part of region.querySelectorAll<HTMLElement>('[data-part]')) {
    const match = fresh.querySelector(`[data-part="${part.dataset.part}"]`);
    if (match) swapPart(part, match, count);
  }
  const [sort, freshSort] = [region, fresh].map((one) => one.querySelector<HTMLSelectElement>('[name="sort"]'));
  if (sort && freshSort) sort.value = freshSort.value;
  document.title = page.title;
  return true;
}
