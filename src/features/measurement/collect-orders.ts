import { isRecord } from '../../../domain/record.ts';
import type { Order } from '../../api/orders/orders.schema.ts';
import { parseJson } from '../../lib/storage/stored-value.ts';
import { CANCEL_CALL, isDone, ORDER_CALL, PREPARE_CALL, watchCalls, type MeasuredCall } from './calls.ts';
import { measureItem } from './cart-items.ts';
import type { MeasuredRefund } from './measured-refund.ts';
import type { Collector, CollectorDeps } from './collector.ts';

/** The confirmation's order: its screen stores it in the entry of the history. */
function confirmedOrder(): Order | undefined {
  const { state }: { state: unknown } = history;
  const order = parseJson(isRecord(state) ? String(state['order']) : undefined);
  // Written by the confirmation only, as the operation returned it.
  return isRecord(order) && typeof order['orderNumber'] === 'string' ? (order as unknown as Order) : undefined;
}

function codesOf({ items }: Order): string[] {
  const codes = items.flatMap(({ productPromotions }) => productPromotions.map(({ couponCode }) => couponCode));
  return [...new Set(codes.filter((code) => code !== null))];
}

function purchase({ push, memory }: CollectorDeps, order: Order): void {
  if (!memory.isNew(`order ${order.orderNumber}`)) return;
  // The customer's figures have changed.
  memory.update({ user: undefined });
  const { totals, items, paymentMethod } = order;
  const coupons = codesOf(order);
  push({
    event: 'purchase',
    ecommerce: {
      transaction_id: order.orderNumber,
      currency: order.currency,
      value: totals.total,
      tax: totals.tax,
      shipping: totals.shipping,
      payment_type: paymentMethod.map(({ code }) => code).join(',') || 'none',
      items: items.map((line) => measureItem(line, memory)),
      ...(coupons.length > 0 && { coupon: coupons.join(',') }),
    },
  });
}

/** The order number of a page of one order: in its path, or in the query of a guest's. */
const orderNumberOfPage = (): string =>
  new URLSearchParams(location.search).get('orderNumber') ?? location.pathname.split('/').at(-1) ?? '';

/** What the page says of the order in the attribute of `refundAttribute`. */
function shownRefund(): Partial<MeasuredRefund> {
  const refund = parseJson(document.querySelector<HTMLElement>('[data-refund]')?.dataset['refund']);
  // Written by the shop's own pages only.
  return isRecord(refund) ? (refund as Partial<MeasuredRefund>) : {};
}

function refund({ push, memory }: CollectorDeps, reason: 'cancel' | 'return', key: string): void {
  const number = orderNumberOfPage();
  if (number === '' || !memory.isNew(`${reason} ${number} ${key}`)) return;
  const { items, ...amount } = shownRefund();
  push({
    event: 'refund',
    reason,
    ecommerce: { ...amount, ...(items && { items: [...items] }), transaction_id: number },
  });
  if (reason === 'cancel') push({ event: 'order_action', action: 'cancelled' });
}

function followCall(deps: CollectorDeps, call: MeasuredCall): void {
  const { push } = deps;
  if (CANCEL_CALL.test(call.path) && (isDone(call) || call.status === 0)) refund(deps, 'cancel', '');
  if (!isDone(call)) return;
  if (call.path === PREPARE_CALL) push({ event: 'order_action', action: 'prepared' });
  if (call.path === ORDER_CALL) push({ event: 'order_action', action: 'placed' });
  if (call.path.startsWith(`${ORDER_CALL}/`)) push({ event: 'order_action', action: 'patched' });
}

/** The confirmation may read its order a moment later than this script starts. */
function followConfirmation(deps: CollectorDeps): void {
  const report = () => {
    const order = confirmedOrder();
    if (order) purchase(deps, order);
    return order !== undefined;
  };
  if (report()) return;
  const observer = new MutationObserver(() => report() && observer.disconnect());
  observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
}

/** Orders: prepared, placed, patched with the result of the bank, confirmed, cancelled, sent back. */
export const collectOrders: Collector = (deps) => {
  if (deps.page.routeName === 'order-confirmation') followConfirmation(deps);
  watchCalls((call) => followCall(deps, call));
  const query = new URLSearchParams(location.search);
  if (query.get('done') === 'orderCancelled') refund(deps, 'cancel', '');
  const returned = query.get('returnNumber');
  if (deps.page.routeName === 'return-label' && returned) refund(deps, 'return', returned);
};
