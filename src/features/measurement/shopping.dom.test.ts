// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartItemOf, cartOf } from '../../stores/cart/cart.test-support.ts';
import { orderOf } from '../../stores/checkout/checkout.test-support.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { eventErrors } from '../../lib/measurement/event-list.ts';
import { replaceCalls, startCollector, checkPushed } from './collectors.test-support.ts';
import { collectCart } from './collect-cart.ts';
import { collectCheckout } from './collect-checkout.ts';
import { cancellationOf, refundAttribute, returnOf } from './measured-refund.ts';
import { collectOrders } from './collect-orders.ts';

const CART_PAGE = { routeName: 'cart', place: 'cart', pageKind: 'cart' } as const;
const CHECKOUT = { routeName: 'checkout', place: undefined, pageKind: 'checkout' } as const;
const TWO_BOOTS = cartOf();
const THREE_BOOTS = cartOf({ items: [cartItemOf({ qty: 3 })] });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<dialog id="mini-cart"></dialog><main id="main"></main>';
  $cart.set(undefined);
  replaceCalls();
});
afterEach(() => {
  checkPushed(eventErrors);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function toggleMiniCart(newState: string): void {
  const dialog = document.querySelector('#mini-cart');
  dialog?.toggleAttribute('open', newState === 'open');
  dialog?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

describe('the cart', () => {
  test('reports what was added and removed, with the origin of the product', () => {
    const { events, memory } = startCollector(collectCart);
    memory.update({ origins: { boot: 'grid' }, tracking: { boot: 'autumn' } });
    $cart.set(null);
    $cart.set(TWO_BOOTS);
    $cart.set(THREE_BOOTS);
    $cart.set(cartOf({ items: [] }));
    expect(events.map(({ event }) => event)).toEqual(['add_to_cart', 'add_to_cart', 'remove_from_cart']);
    expect(events[1]).toEqual({
      event: 'add_to_cart',
      place: 'product',
      ecommerce: {
        currency: 'USD',
        value: 100,
        items: [
          {
            item_id: 'boot',
            item_name: 'Saddleback Mid',
            item_variant: 'BOOT-9',
            item_brand: 'Aisle',
            price: 100,
            discount: 20,
            quantity: 1,
            interactionOrigin: 'grid',
            delocalizedTracking: 'autumn',
          },
        ],
      },
    });
    expect(events[2]).toMatchObject({ ecommerce: { value: 300, items: [{ quantity: 3 }] } });
  });

  test('has the origin of a line that the service knows, whatever this tab remembers', () => {
    const { events, memory } = startCollector(collectCart);
    memory.update({ origins: { boot: 'grid' } });
    $cart.set(null);
    $cart.set(cartOf({ items: [cartItemOf({ interactionOrigin: 'search' })] }));
    expect(events).toMatchObject([{ ecommerce: { items: [{ item_id: 'boot', interactionOrigin: 'search' }] } }]);
  });

  test('finds on the next page what this one had no time to report', () => {
    startCollector(collectCart);
    $cart.set(null);
    const next = startCollector(collectCart);
    $cart.set(TWO_BOOTS);
    expect(next.names()).toEqual(['add_to_cart']);
  });

  test('reports nothing for the cart of an earlier visit, and for a cart that an order or a sign-in replaced', () => {
    const { names } = startCollector(collectCart);
    $cart.set(TWO_BOOTS);
    $cart.set(cartOf({ basketId: 'cart-2', items: [cartItemOf({ qty: 5 })] }));
    $cart.set(null);
    expect(names()).toEqual([]);
  });

  test('counts a cart that this page created before the script as added', () => {
    replaceCalls([{ name: `${location.origin}/api/cart/v1/cartWithItem?siteId=us`, responseStatus: 200 }]);
    $cart.set(TWO_BOOTS);
    // The collectors of other tests have stored it.
    sessionStorage.clear();
    expect(startCollector(collectCart).names()).toEqual(['add_to_cart']);
  });

  test('has its codes', () => {
    const coupon = { promotionId: null, promotionName: null, isApplied: true, reason: null, price: 5 };
    const { last } = startCollector(collectCart);
    $cart.set(null);
    $cart.set(cartOf({ couponItems: [{ ...coupon, code: 'TRAIL10' }] }));
    expect(last()).toMatchObject({ ecommerce: { coupon: 'TRAIL10' } });
  });

  test('is viewed on its page, with its step', () => {
    const { events } = startCollector(collectCart, CART_PAGE);
    $cart.set(TWO_BOOTS);
    expect(events).toMatchObject([
      { event: 'checkout_step', step: 'cart', stepNumber: 1 },
      { event: 'view_cart', place: 'cart', ecommerce: { value: 200 } },
    ]);
  });

  test('that is empty is a step and no view', () => {
    const { events } = startCollector(collectCart, CART_PAGE);
    $cart.set(null);
    expect(events).toEqual([{ event: 'checkout_step', step: 'cartEmpty', stepNumber: 0 }]);
  });

  test('is viewed in the mini cart, whose place it has', () => {
    const { events } = startCollector(collectCart);
    $cart.set(TWO_BOOTS);
    toggleMiniCart('open');
    toggleMiniCart('closed');
    expect(events).toMatchObject([{ event: 'view_cart', place: 'miniCart' }]);
  });

  test.each([
    ['AUTUMN10', 'AUTUMN10 10.00'],
    [null, '10.00'],
  ])('reports a reward of the issue %s as %s, once', (code, label) => {
    const reward = { code, payment_method_id: 'REWARD_CODE' as const, amount: 10 };
    const cart = cartOf({ totals: { ...TWO_BOOTS.totals, appliedRewards: [reward] } });
    const { events } = startCollector(collectCart);
    $cart.set(cart);
    $cart.set({ ...cart });
    expect(events).toEqual([{ event: 'apply_reward', label, amount: 10, currency: 'USD' }]);
  });
});

describe('the checkout', () => {
  const STEPS = ['shipping', 'billing', 'summary'];

  function showStep(current: string): void {
    const items = STEPS.map((step) => `<li${step === current ? ' aria-current="step"' : ''}></li>`);
    const main = document.querySelector('main');
    if (main) main.innerHTML = `<ol class="checkout__steps">${items.join('')}</ol>`;
  }

  test('reports its beginning, its steps and what they complete', async () => {
    $cart.set(TWO_BOOTS);
    sessionStorage.setItem('aisle.checkout', '{"method":"KLARNA"}');
    const { names, events, viewPage } = startCollector(collectCheckout, CHECKOUT);
    showStep('shipping');
    await vi.waitFor(() => expect(names()).toEqual(['begin_checkout', 'checkout_step']));
    showStep('billing');
    await vi.waitFor(() => expect(events).toHaveLength(4));
    showStep('summary');
    await vi.waitFor(() => expect(events).toHaveLength(6));
    showStep('billing');
    await vi.waitFor(() => expect(events).toHaveLength(7));
    expect(events.slice(1)).toMatchObject([
      { step: 'shipping', stepNumber: 2 },
      { event: 'add_shipping_info', ecommerce: { shipping_tier: 'none', value: 200 } },
      { step: 'billing', stepNumber: 3 },
      { event: 'add_payment_info', ecommerce: { payment_type: 'KLARNA' } },
      { step: 'summary', stepNumber: 4 },
      { step: 'billing', stepNumber: 3 },
    ]);
    expect(viewPage.mock.calls).toEqual([['checkout-step'], ['checkout-step'], ['checkout-step']]);
  });

  test('begins once for each cart', async () => {
    $cart.set(TWO_BOOTS);
    showStep('shipping');
    startCollector(collectCheckout, CHECKOUT);
    const again = startCollector(collectCheckout, CHECKOUT);
    await vi.waitFor(() => expect(again.names()).toEqual(['checkout_step']));
  });
});

describe('an order', () => {
  const CONFIRMATION = { routeName: 'order-confirmation', place: undefined } as const;
  const ORDER = {
    orderNumber: '10001',
    currency: 'USD',
    totals: { total: 206, tax: 0, shipping: 6 },
    items: [cartItemOf()],
    paymentMethod: [{ code: 'CREDIT_CARD' }],
  };

  test('is a purchase on its confirmation, once', () => {
    history.replaceState({ order: JSON.stringify(ORDER) }, '');
    const { events } = startCollector(collectOrders, CONFIRMATION);
    expect(events).toMatchObject([
      {
        event: 'purchase',
        ecommerce: { transaction_id: '10001', value: 206, shipping: 6, payment_type: 'CREDIT_CARD', currency: 'USD' },
      },
    ]);
    expect(startCollector(collectOrders, CONFIRMATION).events).toEqual([]);
  });

  test('is a purchase as soon as the confirmation has read it', async () => {
    const { names } = startCollector(collectOrders, CONFIRMATION);
    history.replaceState({ order: JSON.stringify({ ...ORDER, orderNumber: '10002' }) }, '');
    document.querySelector('main')?.append('Thank you');
    await vi.waitFor(() => expect(names()).toEqual(['purchase']));
  });

  test('that a page changed is an action, where the service accepted it', () => {
    const { call } = replaceCalls();
    const { events } = startCollector(collectOrders);
    call('/api/cart/v1/cart/prepareOrder?siteId=us');
    call('/api/cart/v2/checkout/order', 409);
    call('/api/cart/v2/checkout/order', 0);
    call('/api/cart/v2/checkout/order');
    call('/api/cart/v2/checkout/order/10001');
    const actions = ['prepared', 'placed', 'patched'].map((action) => ({ event: 'order_action', action }));
    expect(events).toEqual(actions);
  });

  test('that is cancelled is a refund and an action, by script and by a form', () => {
    const refund = { event: 'refund', reason: 'cancel', ecommerce: { transaction_id: '10003' } };
    history.replaceState(null, '', '/order-details?orderNumber=10003&email=a%40b.example');
    const { call } = replaceCalls();
    const { events } = startCollector(collectOrders);
    call('/api/purchases/v1/CancelOrder');
    expect(events).toEqual([refund, { event: 'order_action', action: 'cancelled' }]);
    history.replaceState(null, '', '/account/order-details/10004?done=orderCancelled');
    const form = startCollector(collectOrders);
    expect(form.events[0]).toEqual({ ...refund, ecommerce: { transaction_id: '10004' } });
    expect(startCollector(collectOrders).events).toEqual([]);
  });

  test('has its amount and items in a refund, where its page shows them', () => {
    const placed = orderOf();
    const order = {
      ...placed,
      totals: { ...placed.totals, total: 206, itemTotal: 200, shipping: 6 },
      items: [cartItemOf({ interactionOrigin: 'grid' })],
      returns: [{ returnNumber: 'R2', createdAt: '', receivedAt: null, items: [{ itemId: 'line-1', qty: 1 }] }],
    };
    const item = { item_id: 'boot', item_variant: 'BOOT-9', price: 100, interactionOrigin: 'grid' };
    const show = (refund: object) => {
      document.body.innerHTML = '<article></article>';
      for (const [name, value] of Object.entries(refund)) document.querySelector('article')?.setAttribute(name, value);
    };
    show(refundAttribute(cancellationOf(order)));
    history.replaceState(null, '', '/account/order-details/10006?done=orderCancelled');
    expect(startCollector(collectOrders).events[0]).toMatchObject({
      ecommerce: { transaction_id: '10006', currency: 'USD', value: 206, items: [{ ...item, quantity: 2 }] },
    });
    show(refundAttribute(returnOf(order, 'R2')));
    history.replaceState(null, '', '/return-label?orderNumber=10006&returnNumber=R2');
    expect(startCollector(collectOrders, { routeName: 'return-label' }).events).toMatchObject([
      { reason: 'return', ecommerce: { value: 100, items: [{ ...item, quantity: 1 }] } },
    ]);
  });

  test('whose return is registered is a refund, once for each return', () => {
    history.replaceState(null, '', '/return-label?orderNumber=10005&returnNumber=R1');
    const page = { routeName: 'return-label' };
    const refund = { event: 'refund', reason: 'return', ecommerce: { transaction_id: '10005' } };
    expect(startCollector(collectOrders, page).events).toEqual([refund]);
    expect(startCollector(collectOrders, page).events).toEqual([]);
  });
});
