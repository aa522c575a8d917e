const REGION = '[data-listing]';

/** Replaces the content of a marked part; a focus inside moves to the count, which announces the number of results. */
function swapPart(part: HTMLElement, fresh: Element, count: HTMLElement | null): void {
  if (part.innerHTML === fresh.innerHTML) return;
  const hadFocus = part.contains(document.activeElement);
  part.replaceChildren(...fresh.cloneNode(true).childNodes);
  if (!hadFocus || part.matches('button')) return;
  if (count) count.tabIndex = -1;
  count?.focus({ preventScroll: true });
}

/** The facet with the focus stays: only its checked state and its heading are updated. */
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

/** Updates the facets one by one, so that the one with the focus never leaves the page. */
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

/** Replaces the current list by the list in `html`, a whole page of the server. Returns false where either has none. */
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
