import { listingHref, readListingQuery } from '../../lib/listing-query.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { toastOffline } from '../kit/toast-loader.ts';
import { cacheList, cachedList, type CachedList } from './persisted-lists.ts';
import { startListIntent } from './list-intent.ts';
import { cachedPage, cachePage, takePage } from './list-pages.ts';
import { followPrice } from './price-slider.ts';
import { swapList } from './swap-list.ts';

/** The list of the page (`ProductList.astro`) and its filter form. */
interface List {
  readonly region: HTMLElement;
  readonly form: HTMLFormElement;
  readonly panel: HTMLElement | null;
}

/** Without the fragment: it does not change the list. */
const addressOfPage = () => location.pathname + location.search;

let shown = addressOfPage();
let asking: AbortController | undefined;

const disclosuresOf = ({ region }: List) => Array.from(region.querySelectorAll<HTMLDetailsElement>('details[id]'));
const filterBody = ({ region }: List) => region.querySelector('[data-facets]');

function stateOf(list: List): CachedList {
  const open = Object.fromEntries(disclosuresOf(list).map((details) => [details.id, details.open]));
  return { url: shown, scroll: scrollY, filterScroll: filterBody(list)?.scrollTop ?? 0, open };
}

function restore(list: List): void {
  const cached = cachedList(shown);
  if (!cached) return;
  for (const details of disclosuresOf(list)) details.open = cached.open[details.id] ?? details.open;
  filterBody(list)?.scrollTo({ top: cached.filterScroll });
  scrollTo({ top: cached.scroll, behavior: 'instant' });
}

/** The address of the form's values; the server writes it the same way. */
function addressOf({ form }: List): string {
  const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  const carried = pageData().carried;
  const query = listingHref(readListingQuery(new URLSearchParams(fields)));
  const all = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(carried)) all.set(name, value);
  return all.size === 0 ? location.pathname : `${location.pathname}?${all}`;
}

/** Whether the visitor changed the form before this script was loaded. */
function isChanged({ form }: List): boolean {
  return Array.from(form.elements).some((field) => {
    if (field instanceof HTMLSelectElement)
      return Array.from(field.options).some((one) => one.selected !== one.defaultSelected && one.selected);
    return (
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
    );
  });
}

/** Shows the list at `url` in place; rejects where it fails to load, or another list was requested meanwhile. */
async function show(list: List, url: string, cached?: string): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  const results = list.region.querySelector('[data-part="results"]');
  results?.setAttribute('aria-busy', 'true');
  try {
    const html = cached ?? (await takePage(url, signal));
    signal.throwIfAborted();
    cachePage(url, html);
    if (!swapList(html)) location.assign(url);
    showCampaign(url);
    list.region.dispatchEvent(new Event('listchange', { bubbles: true }));
  } finally {
    if (!signal.aborted) results?.removeAttribute('aria-busy');
  }
}

/** A campaign above the list belongs to its first page. */
function showCampaign(url: string): void {
  const { page } = readListingQuery(new URL(url, location.href).searchParams);
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot="over-image"]')) slot.hidden = page > 1;
}

/** Shows a new view of the list with a history entry of its own; the state of the former view is stored. */
async function follow(list: List, url: string): Promise<void> {
  if (url === shown) return asking?.abort();
  const left = stateOf(list);
  try {
    await show(list, url);
    cacheList(left);
    history.pushState(null, '', url);
    shown = url;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    list.form.reset();
    toastOffline();
  }
}

/** Links to another view of the list: without a filter, or another page of it. All other links navigate. */
const VIEWS = 'a[rel="nofollow"], .pagination a';

const viewLink = (target: Element) => target.closest<HTMLAnchorElement>(VIEWS) ?? undefined;
const isPageLink = (link: Element) => link.closest('.pagination') !== null;

/** The link of a tap without keys that make the browser open it elsewhere. */
function tappedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  return viewLink(target);
}

/** The address that a tap on an element of the list would lead to. */
function addressAfter(list: List, target: Element): string | undefined {
  const link = viewLink(target);
  if (link) return link.pathname + link.search;
  const box = target.closest('label')?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box) return undefined;
  box.checked = !box.checked;
  const address = addressOf(list);
  box.checked = !box.checked;
  return address;
}

/** Another page begins at its first product. */
async function showPage(list: List, url: string): Promise<void> {
  await follow(list, url);
  if (shown !== url) return;
  const results = list.region.querySelector<HTMLElement>('[data-part="results"]');
  results?.focus({ preventScroll: true });
  list.region.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function listen(list: List): void {
  const { region, form, panel } = list;
  region.addEventListener('change', ({ target }) => {
    followPrice(target);
    void follow(list, addressOf(list));
  });
  form.addEventListener('input', ({ target }) => followPrice(target));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void follow(list, addressOf(list));
    if (panel?.matches(':popover-open')) panel.hidePopover();
  });
  region.addEventListener('click', (event) => {
    const link = tappedLink(event);
    if (link === undefined) return;
    event.preventDefault();
    void (isPageLink(link) ? showPage : follow)(list, link.pathname + link.search);
  });
  addEventListener('popstate', () => {
    if (addressOfPage() === shown) return;
    cacheList(stateOf(list));
    shown = addressOfPage();
    show(list, shown, cachedPage(shown)).then(
      () => restore(list),
      () => location.reload(),
    );
  });
  addEventListener('pagehide', () => cacheList(stateOf(list)));
}

const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Filters and sorts the list in place, and restores its state when a visitor returns to it. */
function startLists(): void {
  const region = document.querySelector<HTMLElement>('[data-listing]');
  const form = region?.querySelector('form');
  if (!region || !form) return;
  const list: List = { region, form, panel: region.querySelector('[popover]') };
  listen(list);
  startListIntent({ region, addressOf: (target) => addressAfter(list, target) });
  if (isReturn()) restore(list);
  else if (isChanged(list)) void follow(list, addressOf(list));
}

startLists();
