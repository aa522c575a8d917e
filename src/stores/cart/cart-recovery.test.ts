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
    gateway.intercept = (call) => (call.endsWith('cartWithItem') ? errorResponse(409, 'ITEM_OOS') : undefined);
    expect(await addItem({ productId: 'SOCK-M', qty: 1 })).toMatchObject({ ok: true });
    expect($toasts.get()).toMatchObject([{ type: 'error', message: 'cart.expired' }]);
    expect($itemCount.get()).toBe(1);
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
