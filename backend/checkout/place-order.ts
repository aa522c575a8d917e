import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { Order, PlacementRequest } from '../../src/api/orders/orders.schema.ts';
import { tidyAddress } from '../../domain/address/check-address.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import type { CartOwner } from '../cart/model/cart-service.ts';
import { apiError } from '../core/errors.ts';
import { assertNotAborted } from '../core/unavailable.ts';
import type { Charge } from './charge-types.ts';
import { checkBilling, checkCart, checkQuote, emailOf } from './check-order.ts';
import type { CartLease } from './placement-leases.ts';
import { forceDelivery } from './force-delivery.ts';
import { findCart, loadCart } from './load-cart.ts';
import { toOrder } from '../orders/model/order-response.ts';
import { newOrderNumber } from '../orders/model/order-number.ts';
import type { OrderDeps } from './order-deps.ts';
import { findOrder, type OrderRow } from '../orders/model/order-rows.ts';
import { findUnpriced } from './prepare-order.ts';
import { releaseReserved } from '../inventory/reservations.ts';
import { findSeller } from './seller.ts';
import { writeOrder, type Associate } from './write-order.ts';

/** The customer and, in a store, the associate who places the order. */
export interface OrderCustomer extends CartOwner {
  readonly associate: Associate | null;
  /** Of the mobile app. */
  readonly channel?: 'MAPP' | undefined;
}

/**
 * Places the order of a cart once: repeated and concurrent requests in any process return the same order, whatever
 * their content. The charge is authorised before the one transaction that writes everything, and voided when that
 * fails.
 */
export async function placeCart(deps: OrderDeps, placing: Placing): Promise<Order> {
  const { customer, request, signal } = placing;
  const { cartId } = request;
  const found = await findCart(deps.read, customer.consumerNo, cartId);
  if (!found || found.status === 'merged') throw apiError('CART_NOT_FOUND', { basketId: cartId });
  const settled = () => orderOfCart(deps, customer, cartId);
  const done = found.status === 'ordered' ? await settled() : undefined;
  if (done) return done;
  const work = (lease: CartLease) => placeLeased(deps, lease, placing);
  return deps.admission.run(cartId, () => deps.leases.hold(cartId, { settled, work, signal }));
}

/** The order of a cart that is already ordered. */
async function orderOfCart(
  { read }: OrderDeps,
  { consumerNo }: OrderCustomer,
  basketId: string,
): Promise<Order | undefined> {
  const row = await findCart(read, consumerNo, basketId);
  if (row?.status !== 'ordered' || row.order_number === null) return undefined;
  const order = await findOrder(read, row.order_number);
  return order && toOrder(order);
}

export interface Placing {
  readonly customer: OrderCustomer;
  readonly request: PlacementRequest;
  /** Aborted when the client has disconnected or has its response. */
  readonly signal?: AbortSignal | undefined;
}

async function placeLeased(deps: OrderDeps, lease: CartLease, placing: Placing): Promise<Order> {
  const { customer, request, signal } = placing;
  try {
    await deps.attempts.releaseFormer(lease);
    checkSeller(customer, request);
    if (!(await deps.verifyCaptcha(request.recaptcha_response))) throw apiError('AUT403');
    await deps.pauseAt('claimed');
    assertNotAborted(signal);
    await forceDelivery(deps, customer, request.cartId);
    const cart = await openCart(deps, placing);
    assertNotAborted(signal);
    return toOrder(await chargeAndWrite(deps, lease, { ...placing, cart }));
  } catch (error) {
    if (signal?.aborted) await deps.write.transaction().execute((write) => releaseReserved(write, request.cartId));
    throw error;
  }
}

/** Once a provider has the request, it ends with an order, or with the authorisation voided. */
async function chargeAndWrite(
  deps: OrderDeps,
  lease: CartLease,
  placing: Placing & { readonly cart: LoadedCart },
): Promise<OrderRow> {
  const { customer, cart } = placing;
  const billingAddress = checkBilling(cart.record.billingAddress);
  const email = emailOf(cart.record, billingAddress, await accountEmail(deps, cart.record.customer.consumerNo));
  try {
    const charge = await chargeFor(deps, lease, { ...placing, billingAddress });
    await deps.pauseAt('charged');
    const orderNumber = cart.record.row.order_number ?? newOrderNumber();
    const { associate, scope, channel } = customer;
    const seller = associate === null ? undefined : await findSeller(deps.read, associate);
    const facts = {
      orderNumber,
      email,
      billingAddress,
      charge,
      lease,
      associate,
      seller,
      channel,
      locale: scope.locale,
    };
    return await writeOrder(deps, cart, facts);
  } catch (error) {
    await deps.attempts.release(lease.reference);
    throw error;
  }
}

/** The seller of an in-store sale has to be the associate of the session; the order stores that associate. */
function checkSeller({ associate }: OrderCustomer, { inStoreSalesInfo: sale }: PlacementRequest): void {
  if (sale === undefined) return;
  if (associate === null) throw apiError('AUT404');
  const { storeId, storeEmployeeId } = sale;
  if (storeId !== associate.storeId || storeEmployeeId !== associate.employeeId) throw apiError('STR404', sale);
}

/**
 * Loads the cart with the billing address sent with the order, which determines the tax of digital items; else its own.
 */
async function openCart(deps: OrderDeps, { customer, request }: Placing): Promise<LoadedCart> {
  const { cartId, billingAddress: sent } = request;
  const row = await findCart(deps.read, customer.consumerNo, cartId);
  if (row?.status !== 'open') throw apiError('CART_NOT_FOUND', { basketId: cartId });
  const isSent = sent !== undefined && Object.values(sent).some((value) => value !== undefined && value !== '');
  const billingAddress = isSent ? { ...tidyAddress(sent), addressId: sent.addressId ?? null } : undefined;
  const cart = await loadCart(deps, row, { locale: customer.scope.locale, billingAddress });
  checkCart(cart, await findUnpriced(deps.read, cart));
  checkQuote(cart, await findQuote(deps, cartId));
  return cart;
}

function findQuote({ read }: OrderDeps, basketId: string) {
  return read.selectFrom('order_quote').selectAll().where('basket_id', '=', basketId).executeTakeFirst();
}

async function accountEmail({ read }: OrderDeps, consumerNo: string): Promise<string | null> {
  const row = await read
    .selectFrom('consumer')
    .select('email')
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  return row?.email ?? null;
}

interface Charging extends Placing {
  readonly cart: LoadedCart;
  readonly billingAddress: CartAddress;
}

/** Charges the amount that the cart's own payment instruments leave. */
async function chargeFor(deps: OrderDeps, lease: CartLease, charging: Charging): Promise<Charge | undefined> {
  const { cart, billingAddress, request } = charging;
  const amount = await deps.settlement.remaining(deps.read, cart);
  if (amount === 0) return undefined;
  return deps.charges.charge({
    reference: lease.reference,
    money: { amount, currency: cart.priced.currency },
    cart,
    paymentMethod: request.paymentMethod,
    billingAddress,
  });
}
