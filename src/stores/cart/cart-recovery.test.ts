import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';

let gateway: TestGateway;
let reload: ReturnType<typeof startBrowser>['reload'];

beforeEach(() => {
  gateway = createTestGateway();
  ({ reload } = startBrowser(gateway));
});

afterEach(() => vi.useRealTimers());

const BOOT = { productId: 'BOOT-9', qty: 2 };

async function withBoot() {
  const [state, add, lines, cart, toasts] = await Promise.all([
    import('./cart-state.ts'),
    import('./add-item.ts'),
    import('./cart-changes.ts'),
    import('./cart.ts'),
    import('../core/toasts.ts'),
  ]);
  await add.addItem(BOOT);
  return { ...state, ...add, ...lines, ...cart, ...toasts, itemId: state.$cart.get()?.items[0]?.id ?? '' };
}

function loseCart(): void {
  gateway.carts.clear();
  gateway.openCart = undefined;
}

describe('a lost cart', () => {
  test('is recreated from its items, then the change is applied', async () => {
    const { addItem, $itemCount } = await withBoot();
    loseCart();
    expect(await addItem({ productId: 'SOCK-M', qty: 1 })).toMatchObject({ ok: true });
    expect($itemCount.get()).toBe(3);
    expect(gateway.carts.size).toBe(1);
  });

  test('is changed at the line of the same product in the new cart', async () => {
    const { changeItem, $itemCount, itemId } = await withBoot();
    loseCart();
    expect(await changeItem({ itemId, qty: 5 })).toMatchObject({ ok: true });
    expect($itemCount.get()).toBe(5);
  });

  test('is reported as expired when its items are not available any more', async () => {
    const { addItem, $toasts, $itemCount } = await withBoot();
    loseCart();
    let count = 0;
    // The first is sent to the lost cart; then the items are added together, and one by one.
    gateway.intercept = (call) =>
      /\/(cartWithItem|item)$/.test(call) && [2, 3].includes((count += 1)) ? errorResponse(409, 'ITEM_OOS') : undefined;
    expect(await addItem({ productId: 'SOCK-M', qty: 1 })).toMatchObject({ ok: true });
    expect($toasts.get()).toMatchObject([{ type: 'error', message: 'cart.expired' }]);
    expect($itemCount.get()).toBe(1);
  });

  test('comes back with recipes, gifts, stores, ways of delivery and codes', async () => {
    const { addItem, $cart, $toasts } = await withBoot();
    const gift = { to: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const made = { productId: 'SHIRT', qty: 1, recipeId: 'R-1', precreatedCustomsCode: 'C-1', giftOption: gift };
    const picked = { productId: 'TENT', qty: 1, shippingMethod: 'pickup', storeId: '1001' };
    const { basketId = '' } = $cart.get() ?? {};
    const send = (call: string, body: object) =>
      gateway.fetch(new Request(`https://shop.example/api${call}`, { method: 'PUT', body: JSON.stringify(body) }));
    gateway.carts
      .get(basketId)
      ?.push(
        { id: 'line-2', ...made, maxQty: 10, bonus: false },
        { id: 'line-3', ...picked, maxQty: 10, bonus: false },
      );
    await send('/cart/v1/coupon', { cartId: basketId, code: 'TRAIL10' });
    await addItem({ productId: 'SOCK-M', qty: 1 });
    loseCart();
    expect(await addItem({ productId: 'SOCK-M', qty: 1 })).toMatchObject({ ok: true });
    const { items = [], couponItems } = $cart.get() ?? {};
    expect(couponItems).toEqual([{ code: 'TRAIL10' }]);
    expect(items.find(({ productId }) => productId === 'SHIRT')).toMatchObject(made);
    const [option] = items.find(({ productId }) => productId === 'TENT')?.shippingOptions ?? [];
    expect(option).toMatchObject({ shippingMethod: { code: 'pickup' }, storeInfo: { id: '1001' } });
    expect($toasts.get()).toEqual([]);
  });

  test('says which items and codes could not be taken over', async () => {
    const { addItem, $cart, $toasts, $itemCount } = await withBoot();
    const { basketId = '' } = $cart.get() ?? {};
    gateway.carts.get(basketId)?.push({ id: 'line-2', productId: 'SOLDOUT-0', qty: 1, maxQty: 0, bonus: false });
    gateway.coupons.set(basketId, ['SPRING']);
    await addItem(BOOT);
    loseCart();
    gateway.intercept = (call) => (call === 'PUT /cart/v1/coupon' ? errorResponse(409, 'PRM155') : undefined);
    expect(await addItem({ productId: 'SOCK-M', qty: 1 })).toMatchObject({ ok: true });
    expect($toasts.get()).toMatchObject([
      { type: 'error', message: 'cart.recreatedWithout', params: { missing: 'SOLDOUT-0, SPRING' } },
    ]);
    expect($itemCount.get()).toBe(5);
  });

  test('is not recreated by reading: it was ordered, or another tab has the new one', async () => {
    const { refreshCart, $cart } = await withBoot();
    loseCart();
    await refreshCart();
    expect($cart.get()).toBeNull();
  });
});

describe('an expired session', () => {
  test('is renewed and the change applied to its cart', async () => {
    const { addItem, $itemCount } = await withBoot();
    let remainingErrors = 1;
    gateway.intercept = (call) =>
      call === 'POST /cart/v1/item' && remainingErrors-- > 0 ? errorResponse(401, 'AUT401') : undefined;
    expect(await addItem(BOOT)).toMatchObject({ ok: true });
    expect($itemCount.get()).toBe(4);
  });
});

describe('an invalid customer', () => {
  test('gets a new cart and a message, and the page reloads after four seconds', async () => {
    const { addItem, $toasts, $cart } = await withBoot();
    await import('./cart-recovery.ts');
    vi.useFakeTimers();
    let remainingErrors = 1;
    gateway.intercept = (call) => {
      if (call !== 'POST /cart/v1/item' || remainingErrors-- <= 0) return undefined;
      loseCart();
      return errorResponse(401, 'INVALID_CUSTOMER');
    };
    expect(await addItem(BOOT)).toMatchObject({ ok: false, error: { errorId: 'INVALID_CUSTOMER' } });
    expect($toasts.get()).toMatchObject([{ type: 'error', message: 'cart.sessionReset' }]);
    expect($cart.get()?.items).toEqual([]);
    await vi.advanceTimersByTimeAsync(3900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload again within ten seconds', async () => {
    const { addItem } = await withBoot();
    await import('./cart-recovery.ts');
    vi.useFakeTimers();
    gateway.intercept = (call) => (call === 'POST /cart/v1/item' ? errorResponse(401, 'INVALID_CUSTOMER') : undefined);
    await addItem(BOOT);
    await addItem(BOOT);
    await vi.advanceTimersByTimeAsync(9000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('gets a new cart without a reload where storage is refused', async () => {
    const { addItem, $cart } = await withBoot();
    await import('./cart-recovery.ts');
    vi.stubGlobal('sessionStorage', undefined);
    vi.useFakeTimers();
    gateway.intercept = (call) => {
      if (call !== 'POST /cart/v1/item') return undefined;
      loseCart();
      return errorResponse(401, 'INVALID_CUSTOMER');
    };
    await addItem(BOOT);
    expect($cart.get()?.items).toEqual([]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(reload).not.toHaveBeenCalled();
  });
});
