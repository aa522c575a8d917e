import { currentPlace, type Collector, type CollectorDeps } from './collector.ts';
import { readAmount } from './list-item.ts';

/** A visitor who did not come from a list of this shop came directly. */
function originOf({ memory }: CollectorDeps, id: string): { origin: string; tracking: string | undefined } {
  const { next, origins, tracking } = memory.read();
  const isNext = next?.path === location.pathname;
  const origin = isNext ? next.origin : (origins[id] ?? 'direct-to-pdp');
  const section = isNext ? next.tracking : tracking[id];
  memory.update({
    next: undefined,
    origins: { ...origins, [id]: origin },
    ...(section !== undefined && { tracking: { ...tracking, [id]: section } }),
  });
  return { origin, tracking: section };
}

function view(deps: CollectorDeps, product: HTMLElement): void {
  const { push, page } = deps;
  const id = product.dataset['productPage'] ?? '';
  const price = readAmount(product.dataset['itemPrice']) ?? 0;
  const { origin, tracking } = originOf(deps, id);
  const item = {
    item_id: id,
    item_name: product.querySelector('h1')?.textContent.trim() ?? '',
    price,
    interactionOrigin: origin,
    ...(tracking !== undefined && { delocalizedTracking: tracking }),
  };
  push({
    event: 'view_item',
    place: currentPlace(page),
    ecommerce: { currency: page.currency, value: price, items: [item] },
  });
}

/** The product page: its view, and the options that are chosen. */
export const collectProduct: Collector = (deps) => {
  const product = document.querySelector<HTMLElement>('[data-product-page]');
  if (!product) return;
  view(deps, product);
  addEventListener('pageshow', ({ persisted }) => persisted && view(deps, product));
  product.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    const option = target.closest<HTMLElement>('[data-option]')?.dataset['option'];
    if (option !== undefined) deps.push({ event: 'select_option', option, value: target.value });
  });
};
