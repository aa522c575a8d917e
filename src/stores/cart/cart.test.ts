import { beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';

let gateway: TestGateway;

beforeEach(() => {
  gateway = createTestGateway();
  startBrowser(gateway);
});

async function load() {
  const [state, add, cart, lines] = await Promise.all([
    import('./cart-state.ts'),
    import('./add-item.ts'),
    import('./cart.ts'),
    import('./cart-changes.ts'),
  ]);
  return { ...state, ...add, ...cart, ...lines };
}

const BOOT = { productId: 'BOOT-9', qty: 1 };
const SOCK = { productId: 'SOCK-M', qty: 1 };
const quantities = (cart: { items: { productId: string; qty: number }[] } | null | undefined) =>
  Object.fromEntries(cart?.items.map(({ productId, qty }) => [productId, qty]) ?? []);

describe('the cart', () => {
  test('is undefined at first and null where there is none', async () => {
    const { $cart, refreshCart, $itemCount } = await load();
    expect($cart.get()).toBeUndefined();
    await refreshCart();
    expect($cart.get()).toBeNull();
    expect($itemCount.get()).toBe(0);
    expect(gateway.calls).toEqual(['POST /token/v2/auth/token']);
  });

  test('is read by the id that the session names', async () => {
    gateway.openCart = 'cart-1';
    gateway.carts.set('cart-1', [{ id: 'a', productId: 'BOOT-9', qty: 2, maxQty: 10, bonus: false }]);
    const { $itemCount, refreshCart } = await load();
    await refreshCart();
    expect($itemCount.get()).toBe(2);
  });

  test('is created with the first item and receives the next by its id', async () => {
    const { addItem, $cart } = await load();
    await addItem(BOOT);
    await addItem(SOCK);
    expect(gateway.calls.slice(1)).toEqual(['POST /cart/v1/cartWithItem', 'POST /cart/v1/item']);
    expect(quantities($cart.get())).toEqual({ 'BOOT-9': 1, 'SOCK-M': 1 });
  });

  test('receives each of twenty quick taps, in one request where they wait for the session', async () => {
    const { addItem, $itemCount } = await load();
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => addItem(index % 2 ? BOOT : SOCK)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect($itemCount.get()).toBe(20);
    expect(gateway.calls).toHaveLength(2);
  });

  test('accepts the available items of quick taps and returns each its own outcome', async () => {
    const { addItem, $cart } = await load();
    const limited = { productId: 'LIMITED-1', qty: 1 };
    const outcomes = await Promise.all([addItem(limited), addItem(BOOT), addItem(limited)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(outcomes[2]).toMatchObject({ error: { errorId: 'ADDED_MAX_QUANTITY', details: { maxAllowedQty: 1 } } });
    expect(quantities($cart.get())).toEqual({ 'LIMITED-1': 1, 'BOOT-9': 1 });
  });

  test('stays unchanged when the network fails, and the next add works', async () => {
    const { addItem, $cart, $itemCount } = await load();
    await addItem(BOOT);
    const before = $cart.get();
    gateway.intercept = () => Promise.reject(new TypeError('fetch failed'));
    gateway.fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await addItem(SOCK)).toMatchObject({ ok: false, error: { errorId: 'NETWORK', status: 0 } });
    expect($cart.get()).toBe(before);
    expect(addItem.$status.get().state).toBe('error');
    const fresh = createTestGateway();
    Object.assign(fresh, { carts: gateway.carts, openCart: gateway.openCart });
    gateway.fetch = fresh.fetch;
    await addItem(SOCK);
    expect($itemCount.get()).toBe(2);
  });

  test('changes and removes lines', async () => {
    const { addItem, changeItem, removeItem, $cart, $itemCount } = await load();
    await addItem(BOOT);
    const itemId = $cart.get()?.items[0]?.id ?? '';
    await changeItem({ itemId, qty: 4 });
    expect($itemCount.get()).toBe(4);
    await removeItem({ itemId });
    expect($itemCount.get()).toBe(0);
  });

  test('applies changes in the order of their calls', async () => {
    const { addItem, changeItem, $cart, $itemCount } = await load();
    await addItem(BOOT);
    const itemId = $cart.get()?.items[0]?.id ?? '';
    let first = true;
    gateway.intercept = async () => {
      if (first) await new Promise((resolve) => setTimeout(resolve, 30, (first = false)));
      return undefined;
    };
    await Promise.all([changeItem({ itemId, qty: 7 }), changeItem({ itemId, qty: 3 })]);
    expect($itemCount.get()).toBe(3);
  });

  test('ignores a response read before a change', async () => {
    const { addItem, refreshCart, $itemCount } = await load();
    await addItem(BOOT);
    const stale = await gateway.fetch(new Request(`http://shop.test/api/cart/v1/cart/${gateway.openCart}`));
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.intercept = (call) => (call.startsWith('GET') ? promise.then(() => stale) : undefined);
    const reading = refreshCart();
    await addItem(BOOT);
    resolve();
    await reading;
    expect($itemCount.get()).toBe(2);
  });

  test("returns the service's error", async () => {
    const { addItem, $cart } = await load();
    expect(await addItem({ productId: 'SOLDOUT-0', qty: 1 })).toMatchObject({ error: { errorId: 'ITEM_OOS' } });
    gateway.intercept = () => errorResponse(422, 'NO_PRICE');
    expect(await addItem(BOOT)).toMatchObject({ error: { errorId: 'NO_PRICE' } });
    expect($cart.get()).toBeUndefined();
  });
});
