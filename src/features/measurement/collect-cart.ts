import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { CREATE_CALL, hasCalled } from './calls.ts';
import { addedItems, couponOf, measureCart, NO_CART, snapshotOf, toSnapshot, valueOf } from './cart-items.ts';
import { currentPlace, type Collector, type CollectorDeps } from './collector.ts';

/** Reports the difference to the cart that was measured last, maybe on the page before. */
function compare({ push, page, memory }: CollectorDeps, cart: Cart | null): void {
  const after = snapshotOf(cart, memory);
  // A cart that this page created before anything was measured was empty.
  const before = toSnapshot(memory.read().cart) ?? (hasCalled(CREATE_CALL) ? NO_CART : after);
  memory.update({ cart: after });
  const isOther = before.basketId !== undefined && before.basketId !== after.basketId;
  if (!cart || isOther) return;
  const report = (event: 'add_to_cart' | 'remove_from_cart', items: ReturnType<typeof addedItems>) => {
    if (items.length === 0) return;
    const ecommerce = { currency: cart.currency, value: valueOf(items), items, ...couponOf(cart.couponItems) };
    push({ event, place: currentPlace(page), ecommerce });
  };
  report('add_to_cart', addedItems(before, after));
  report('remove_from_cart', addedItems(after, before));
}

function labelOf(code: string | null, amount: number): string {
  return code ? `${code} ${amount.toFixed(2)}` : amount.toFixed(2);
}

/** Rewards that pay for a part of the cart, each once for each cart. */
function reportRewards({ push, memory }: CollectorDeps, { basketId, totals }: Cart): void {
  for (const { code, payment_method_id: method, amount } of totals.appliedRewards)
    if (memory.isNew(`reward ${basketId} ${code ?? method} ${amount}`))
      push({ event: 'apply_reward', label: labelOf(code, amount), amount, currency: totals.currency });
}

/** The mini cart is shown by a popover, whose event does not bubble. */
function whenCartIsShown({ page }: CollectorDeps, run: () => void): void {
  if (page.place === 'cart') run();
  document.addEventListener(
    'toggle',
    (event) => {
      const isCart = event.target instanceof Element && event.target.id === 'mini-cart';
      if (isCart && Reflect.get(event, 'newState') === 'open') run();
    },
    true,
  );
}

/** Reports the view once the cart is known. */
function view(deps: CollectorDeps): void {
  const { push, page, memory } = deps;
  const stop = $cart.subscribe((cart) => {
    if (cart === undefined) return;
    queueMicrotask(() => stop());
    if (page.place === 'cart') {
      const step = cart && cart.items.length > 0 ? 'cart' : 'cartEmpty';
      push({ event: 'checkout_step', step, stepNumber: step === 'cart' ? 1 : 0 });
    }
    if (cart && cart.items.length > 0)
      push({ event: 'view_cart', place: currentPlace(page), ecommerce: measureCart(cart, memory) });
  });
}

/** The cart: changes, views, rewards. */
export const collectCart: Collector = (deps) => {
  $cart.subscribe((cart) => {
    if (cart === undefined) return;
    compare(deps, cart);
    if (cart) reportRewards(deps, cart);
  });
  whenCartIsShown(deps, () => view(deps));
};
