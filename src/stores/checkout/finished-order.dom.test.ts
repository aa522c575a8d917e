// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../api/orders/orders.schema.ts';

// Parse boundary of the test: only the number is read here.
const ORDER = { orderNumber: 'A-1' } as Order;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  vi.resetModules();
  vi.stubEnv('SSR', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('an order is confirmed on one visit and its reloads', async () => {
  const { finishOrder, takeFinishedOrder } = await import('./finished-order.ts');
  finishOrder(ORDER);
  expect(takeFinishedOrder()).toEqual(ORDER);
  expect(sessionStorage.getItem('aisle.order')).toBeNull();
  expect(takeFinishedOrder()).toEqual(ORDER);
  history.replaceState(null, '');
  expect(takeFinishedOrder()).toBeUndefined();
});

test.each(['no JSON', '[]', '{"orderNumber":1}'])('the foreign value %s is no order', async (text) => {
  const { takeFinishedOrder } = await import('./finished-order.ts');
  sessionStorage.setItem('aisle.order', text);
  expect(takeFinishedOrder()).toBeUndefined();
});

test('an order is finished and confirmed where storage is full', async () => {
  const { $finishedOrder, finishOrder, takeFinishedOrder } = await import('./finished-order.ts');
  const { $cart } = await import('../cart/cart-state.ts');
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  finishOrder(ORDER);
  expect($finishedOrder.get()).toEqual(ORDER);
  expect($cart.get()).toBeNull();
  expect(takeFinishedOrder()).toEqual(ORDER);
  expect(window.name).toBe('');
  expect(takeFinishedOrder()).toEqual(ORDER);
  history.replaceState(null, '');
  expect(takeFinishedOrder()).toBeUndefined();
});
