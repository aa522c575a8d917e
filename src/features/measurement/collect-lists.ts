import { slugKey } from '../../lib/measurement/product-origins.ts';
import { currentPlace, type Collector, type CollectorDeps } from './collector.ts';
import { ITEM, LIST, positionOf, readListItem, type ListPosition } from './list-item.ts';
import { whenListChanges } from './page-views.ts';

const MAX_ITEMS = 50;
/** Photos of customers, in a section or on a product page. */
const PHOTOS = '.photos, #customer-photos';
/** `variant.<product>` in the form of a set. */
const SET_PREFIX = 'variant.';
const SET_FIELD = `[name^="${SET_PREFIX}"]`;

/** Reports the lists of the page as their first products come into view. */
function watchViews({ push, page, viewPage }: CollectorDeps): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const position = positionOf(target, page.routeName);
        const items = [...(target.closest(LIST)?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
        const place = currentPlace(page);
        push({
          event: 'view_item_list',
          place,
          ecommerce: {
            item_list_name: position.listName,
            items: items.slice(0, MAX_ITEMS).map((item) => readListItem(item, position)),
          },
        });
      }
    },
    { threshold: 0.5 },
  );
  const observe = () => {
    for (const list of document.querySelectorAll(LIST)) {
      const first = list.querySelector(ITEM);
      if (first) observer.observe(first);
    }
  };
  observe();
  whenListChanges(() => {
    viewPage('list');
    observe();
  });
}

const isProductLink = (link: HTMLAnchorElement) => link.origin === location.origin && /\/p\/[^/]+$/.test(link.pathname);

/** A product of the list is chosen: the next page and the cart take over where the visitor came from. `key`: its id, or that of its page. */
function remember({ memory }: CollectorDeps, key: string | undefined, { origin, tracking }: ListPosition): void {
  if (key !== undefined && origin !== undefined) memory.setOrigin(key, origin, tracking);
}

/** The products of a set that is added, by the names of its fields. */
function rememberSet({ memory, page }: CollectorDeps, form: HTMLFormElement): void {
  const { origin, tracking } = positionOf(form, page.routeName);
  if (origin === undefined) return;
  for (const field of form.querySelectorAll(SET_FIELD))
    memory.setOrigin(field.getAttribute('name')?.slice(SET_PREFIX.length) ?? '', origin, tracking);
}

function reportItem({ push, page }: CollectorDeps, element: HTMLElement, position: ListPosition): void {
  const item = readListItem(element, position);
  push({
    event: 'select_item',
    place: currentPlace(page),
    ecommerce: { item_list_name: position.listName, items: [item] },
  });
  if (position.origin === 'shop-the-look') push({ event: 'select_look_item', item });
  const recToken = element.querySelector<HTMLElement>('[data-rec-token]')?.dataset['recToken'];
  if (recToken) push({ event: 'select_recommendation', recToken });
}

function select(deps: CollectorDeps, target: Element): void {
  const item = target.closest<HTMLElement>(ITEM);
  const position = positionOf(target, deps.page.routeName);
  const link = target.closest('a');
  const isProduct = link !== null && isProductLink(link);
  if (item && target.closest('a, button')) remember(deps, item.dataset['itemId'], position);
  if (!item && isProduct) remember(deps, slugKey(link.pathname), position);
  if (isProduct && position.origin !== undefined)
    deps.memory.update({ next: { path: link.pathname, origin: position.origin, tracking: position.tracking } });
  if (item && isProduct) reportItem(deps, item, position);
  if (target.closest(PHOTOS) && target.closest('a, button'))
    deps.push({ event: 'select_social_photo', section: position.listName });
}

/** Lists of products: seen, and chosen from. */
export const collectLists: Collector = (deps) => {
  watchViews(deps);
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof HTMLFormElement && rememberSet(deps, target),
    true,
  );
  document.addEventListener('click', ({ target }) => target instanceof Element && select(deps, target), true);
};
