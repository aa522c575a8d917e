import { beforeEach, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../domain/cart-notifications.ts';
import { createTestGateway, startBrowser, type TestGateway } from '../core/browser.test-support.ts';

let gateway: TestGateway;
/** Queries of the cart reads, in order. */
let queries: URLSearchParams[];
let isStuck: boolean;

const notice = (code: string, itemId: string) => ({ code, message: code, details: { itemId } });
const short = (itemId: string) => notice('ProductLineItemInventoryMissing', itemId);

/** A cart whose line is deliverable by the chosen shipping method, or no longer. */
function cartOf(isRepaired: boolean) {
  const shippingOptions = [{ selected: true, available: isRepaired || !isStuck }];
  const items = [{ id: 'a', productId: 'BOOT-9', qty: 1, maxQty: 10, bonus: false, shippingOptions }];
  const flashMessages = isRepaired
    ? [notice('PickupToSthTransition', 'a'), short('a')]
    : [notice('GFS800', ''), short('a'), short('b')];
  const cachedCustomerNotifications = notificationsOf(flashMessages, items);
  return Response.json({ basketId: 'cart-1', currency: 'USD', items, flashMessages, cachedCustomerNotifications });
}

beforeEach(() => {
  gateway = createTestGateway();
  queries = [];
  isStuck = false;
  const { fetch } = gateway;
  gateway.fetch = async (request) => {
    const { searchParams } = new URL(request.url);
    if (request.method !== 'GET') return fetch(request);
    queries.push(searchParams);
    return cartOf(searchParams.get('isPatchRequired') === 'true');
  };
  startBrowser(gateway);
});

async function view() {
  const [{ viewCart }, { $cart }] = await Promise.all([import('./cart-view.ts'), import('./cart-state.ts')]);
  await viewCart();
  return $cart.get();
}

describe('the cart on its page', () => {
  test('is not read where there is none', async () => {
    await view();
    expect(queries).toEqual([]);
  });

  test('is read with the stock shortages', async () => {
    gateway.openCart = 'cart-1';
    expect(await view()).toMatchObject({ flashMessages: [{ code: 'GFS800' }, short('a'), short('b')] });
    expect(queries.map((query) => query.get('inventorySupplyCheck'))).toEqual(['true']);
  });

  test('replaces a shipping method that is no longer available, and reports each message once', async () => {
    gateway.openCart = 'cart-1';
    isStuck = true;
    const cart = await view();
    const notices = [notice('GFS800', ''), short('b'), notice('PickupToSthTransition', 'a'), short('a')];
    expect(cart?.flashMessages).toEqual(notices);
    expect(cart?.cachedCustomerNotifications).toMatchObject(notices);
    expect(cart?.items[0]?.shippingOptions).toMatchObject([{ available: true }]);
    expect(queries.map((query) => query.get('isPatchRequired'))).toEqual(['false', 'true']);
  });
});

describe('an error of a cart operation', () => {
  test.each([
    ['ITEM_OOS', 1, []],
    ['ITEM_NOT_AVAILABLE', 1, [{ type: 'error', message: 'cart.lineGone' }]],
    ['PRM130', 0, []],
  ])('%s makes the page read the cart %i times', async (errorId, reads, toasts) => {
    gateway.openCart = 'cart-1';
    const [{ refreshAfterError }, { ApiError }, { $toasts }] = await Promise.all([
      import('./cart-view.ts'),
      import('../../api/core/api-error.ts'),
      import('../core/toasts.ts'),
    ]);
    await refreshAfterError(new ApiError({ errorId, status: 409, message: '' }));
    expect(queries).toHaveLength(reads);
    expect($toasts.get()).toMatchObject(toasts);
  });
});

describe('whether the cart is changing', () => {
  async function valuesDuring(run: () => Promise<unknown>): Promise<boolean[]> {
    const { $isCartChanging } = await import('./cart-view.ts');
    const values: boolean[] = [];
    const stop = $isCartChanging.listen((value) => values.push(value));
    await run();
    stop();
    return values;
  }

  test('is known from the start of the first change to the end of the last, also of a failed one', async () => {
    const { changeItem, removeItem } = await import('./cart-changes.ts');
    const changes = () => Promise.all([changeItem({ itemId: 'a', qty: 2 }), removeItem({ itemId: 'a' })]);
    expect(await valuesDuring(changes)).toEqual([true, false]);
    expect(removeItem.$status.get().state).toBe('error');
  });

  test('stays false while the cart is only read', async () => {
    gateway.openCart = 'cart-1';
    expect(await valuesDuring(view)).toEqual([]);
  });
});
