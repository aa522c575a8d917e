import { toInteractionOrigin } from '../../lib/product/interaction-origins.ts';
import { $dialog } from '../../stores/core/dialogs.ts';
import { currentPlace, type Collector, type CollectorDeps } from './collector.ts';
import { readAmount } from './list-item.ts';

/** A visitor who did not come from a list of this shop came directly. */
function originOf({ memory }: CollectorDeps, id: string) {
  const { next, origins, tracking } = memory.read();
  const isNext = next?.path === location.pathname;
  const origin = toInteractionOrigin(isNext ? next.origin : origins[id]) ?? 'direct-to-pdp';
  const section = isNext ? next.tracking : tracking[id];
  memory.update({ next: undefined });
  memory.setOrigin(id, origin, section);
  return { origin, tracking: section };
}

interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

function view(deps: CollectorDeps, { id, name, price }: ShownProduct): void {
  const { push, page } = deps;
  const { origin, tracking } = originOf(deps, id);
  const item = {
    item_id: id,
    item_name: name,
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

const productOfPage = (element: HTMLElement): ShownProduct => ({
  id: element.dataset['productPage'] ?? '',
  name: element.querySelector('h1')?.textContent.trim() ?? '',
  price: readAmount(element.dataset['itemPrice']) ?? 0,
});

const productOfDialog = ({ dataset: { productDialog: id = '', itemName: name = '', itemPrice } }: HTMLElement) => ({
  id,
  name,
  price: readAmount(itemPrice) ?? 0,
});

/** Each dialog is a view once it shows its product. A former one may still be in the document. */
function followDialogs(deps: CollectorDeps): void {
  const viewed = new WeakSet<HTMLElement>();
  let stop: (() => void) | undefined;
  const viewLoaded = (): boolean => {
    const all = document.querySelectorAll<HTMLElement>('[data-product-dialog]');
    const element = [...all].find((one) => !viewed.has(one));
    if (!element) return false;
    viewed.add(element);
    view(deps, productOfDialog(element));
    return true;
  };
  $dialog.subscribe((dialog) => {
    stop?.();
    stop = undefined;
    if (dialog?.name !== 'quickshop' || viewLoaded()) return;
    const observer = new MutationObserver(() => viewLoaded() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    stop = () => observer.disconnect();
  });
}

function followOptions({ push }: CollectorDeps, product: HTMLElement): void {
  product.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    const option = target.closest<HTMLElement>('[data-option]')?.dataset['option'];
    if (option !== undefined) push({ event: 'select_option', option, value: target.value });
  });
}

/** Products: the views of their pages and in dialogs, and the options that are chosen. */
export const collectProduct: Collector = (deps) => {
  followDialogs(deps);
  const product = document.querySelector<HTMLElement>('[data-product-page]');
  if (!product) return;
  const viewPage = () => view(deps, productOfPage(product));
  viewPage();
  addEventListener('pageshow', ({ persisted }) => persisted && viewPage());
  followOptions(deps, product);
};
