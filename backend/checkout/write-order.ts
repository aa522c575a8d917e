import type { Transaction } from 'kysely';
import type { Order } from '../../src/api/orders/orders.schema.ts';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import { foldEmail } from '../../domain/email.ts';
import type { Gift } from '../../domain/pricing-model.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { Charge } from './charge-types.ts';
import { unitsOf } from './check-order.ts';
import { endCartLease, type CartLease } from './placement-leases.ts';
import { toStoredAnswer, type PaidWith } from '../orders/model/order-response.ts';
import { newProof } from '../orders/model/order-number.ts';
import type { OrderDeps } from './order-deps.ts';
import { earnablePoints } from '../orders/model/earned-points.ts';
import { findOrder, insertOrder, toLineRows, type NewOrderRows, type OrderRow } from '../orders/model/order-rows.ts';
import { closeAttempt } from './payment-attempts.ts';
import { outOfStock } from './prepare-order.ts';
import { exchangeReserved } from '../inventory/exchange-reserved.ts';
import type { TakenInstrument } from '../cart/payment/settlement.ts';
import { countSpend, type Spend } from '../orders/model/spend.ts';
import { openStock, type Stock, type StockUnits } from '../inventory/stock.ts';

/** The associate of a sale in a store. */
export interface Associate {
  readonly storeId: string;
  readonly employeeId: string;
}

export interface OrderFacts {
  readonly orderNumber: string;
  readonly email: string;
  readonly billingAddress: CartAddress;
  readonly charge: Charge | undefined;
  readonly lease: CartLease;
  readonly associate: Associate | null;
  /** The associate with names. */
  readonly seller: Order['inStoreSalesInfo'];
  readonly channel: Order['channel'];
  readonly locale: string;
}

const MINUTE = 60 * 1000;

/**
 * How long a payment may stay pending on the customer's action, in milliseconds. A challenge is answered on the page: left
 * there, its order is released within five minutes, of which the expiry job takes up to half a one.
 */
const PENDING_FOR = { challenge: 4.5 * MINUTE, redirect: 30 * MINUTE } as const;

/** Writes stock, balances, uses, the order and its response in one transaction. */
export function writeOrder(deps: OrderDeps, cart: LoadedCart, facts: OrderFacts): Promise<OrderRow> {
  return deps.write.transaction().execute(async (transaction) => {
    await closeCart(transaction, cart, facts);
    const stock = openStock(transaction);
    const { gifts, units } = await takeStock(transaction, stock, cart);
    const taken = await deps.settlement.take(transaction, cart, facts.orderNumber);
    checkCovered(cart, taken, facts);
    await deps.redemption.redeem(transaction, cart, facts);
    const account = { consumerNo: cart.record.row.consumer_no, at: deps.now() };
    const spend = await countSpend(transaction, account, cart.priced);
    const points = await earnablePoints(transaction, cart, { taken, now: deps.now() });
    await deps.pauseAt('taken');
    if (facts.charge) await closeAttempt(transaction, facts.charge.reference);
    await insertOrder(transaction, toRows({ cart, facts, gifts, units, taken, spend, points, now: deps.now() }));
    const order = await findOrder(transaction, facts.orderNumber);
    if (!order) throw new Error(`Order ${facts.orderNumber} was not written`);
    if (order.status === 'placed') await deps.announce(transaction, order);
    await stock.finish();
    await deps.pauseAt('written');
    return order;
  });
}

/** Throws when the cart has changed since it was read, or when this placement has lost its lease. */
async function closeCart(transaction: Transaction<Tables>, { record }: LoadedCart, facts: OrderFacts): Promise<void> {
  const { basket_id, consumer_no, revision } = record.row;
  const closed = await transaction
    .updateTable('cart')
    .set({ status: 'ordered', order_number: facts.orderNumber })
    .where('basket_id', '=', basket_id)
    .where('consumer_no', '=', consumer_no)
    .where('status', '=', 'open')
    .where('revision', '=', revision)
    .executeTakeFirst();
  const isMine = closed.numUpdatedRows > 0n && (await endCartLease(transaction, facts.lease));
  if (!isMine) throw apiError('ORD415');
  await transaction.deleteFrom('order_quote').where('basket_id', '=', basket_id).execute();
}

interface TakenStock {
  /** The gifts that were still in stock. */
  readonly gifts: readonly Gift[];
  /** Of lines and gifts. */
  readonly units: readonly StockUnits[];
}

/** Takes the stock of the lines, reserved or not. */
async function takeStock(transaction: Transaction<Tables>, stock: Stock, cart: LoadedCart): Promise<TakenStock> {
  const { priced, record } = cart;
  const { gifts } = priced.promotions;
  const exchange = {
    basketId: record.row.basket_id,
    units: unitsOf(priced),
    gifts,
    warehouseIds: record.scope.warehouseIds,
  };
  const { missing, given, taken } = await exchangeReserved(transaction, stock, exchange);
  if (missing.length > 0) throw outOfStock(cart, missing);
  return { gifts: given, units: taken };
}

function checkCovered({ priced }: LoadedCart, taken: readonly TakenInstrument[], { charge }: OrderFacts): void {
  const paid = taken.reduce((sum, { amount }) => sum + amount, charge?.amount ?? 0);
  if (paid < priced.total) throw apiError('PYT400', { missing: priced.total - paid });
  if (paid > priced.total) throw apiError('ORD415');
}

interface OrderRowSource extends TakenStock {
  readonly cart: LoadedCart;
  readonly facts: OrderFacts;
  readonly taken: readonly TakenInstrument[];
  readonly spend: Spend | null;
  /** That it earns. */
  readonly points: number;
  readonly now: number;
}

/** The order's response as it is stored. */
function answerOf({ cart, facts, gifts, taken, now }: OrderRowSource, st: string) {
  const { charge, ...named } = facts;
  const payments = [...taken.map(toPaid), ...(charge ? [charge] : [])];
  return toStoredAnswer(cart, { ...named, st, payments, gifts, now });
}

function toRows(source: OrderRowSource): NewOrderRows {
  const { cart, facts, gifts, units, taken, spend, points, now } = source;
  const { record, priced } = cart;
  const { orderNumber, email, charge, associate, locale } = facts;
  const action = charge?.action ?? null;
  const st = newProof();
  const answer = answerOf(source, st);
  return {
    order: {
      order_number: orderNumber,
      basket_id: record.row.basket_id,
      // A pending order can reopen its cart, which stays with the session.
      consumer_no: action ? record.row.consumer_no : record.customer.consumerNo,
      email: foldEmail(email),
      st,
      site_id: record.row.site_id,
      locale,
      currency: priced.currency,
      status: action ? 'pending' : 'placed',
      total_minor: priced.total,
      answer: JSON.stringify(answer),
      action: action && JSON.stringify(action),
      store_id: associate?.storeId ?? null,
      employee_id: associate?.employeeId ?? null,
      spend_kind: spend?.kind ?? null,
      spend_minor: spend?.amount ?? 0,
      earnable_points: points,
      created_at: now,
      placed_at: action ? null : now,
      expires_at: action && now + PENDING_FOR[action.type],
    },
    lines: toLineRows(cart, { gifts, units, items: answer.items }),
    payments: [...taken.map(toTakenRow), ...(charge ? [toChargeRow(charge)] : [])],
  };
}

const toPaid = ({ methodId, amount }: TakenInstrument): PaidWith => ({
  methodId,
  amount,
  cardType: null,
  instrumentId: null,
});

const toTakenRow = ({ methodId, amount, reference }: TakenInstrument) => ({
  payment_method_id: methodId,
  amount_minor: amount,
  reference,
  state: 'captured' as const,
  data: '{}',
});

const toChargeRow = ({ methodId, amount, reference, action, cardType, instrumentId }: Charge) => ({
  payment_method_id: methodId,
  amount_minor: amount,
  reference,
  state: action ? ('pending' as const) : ('authorized' as const),
  data: JSON.stringify({ sessionId: action?.sessionID ?? null, cardType, instrumentId }),
});
