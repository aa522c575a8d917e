/* oxlint-disable vitest/no-standalone-expect -- a model's expectations run within the test that drives it */
import { expect } from 'vitest';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import type { Database } from '../../db/database.ts';
import { SPREAD, STOCK, sum, type ModelCart, type ShopState } from './order-model-state.test-support.ts';
import { unitsByWarehouse, unitsOf, WAREHOUSE_IDS } from '../order-service.test-support.ts';

interface ExpectedShop {
  readonly state: ShopState;
  readonly giftCard: string;
  /** Whether several warehouses ship. */
  readonly hasSeveral: boolean;
  /** The amount authorised for the orders of the run. */
  readonly charged: number;
}

/** Nothing is lost or duplicated: stock, money, points, codes, carts, saved lines, orders. */
export async function checkShop(
  database: Database,
  { state, giftCard, hasSeveral, charged }: ExpectedShop,
): Promise<void> {
  await checkStock(database, state);
  if (hasSeveral) await checkWarehouses(database, state);
  await checkBalances(database, state, giftCard);
  expect(charged).toBe(sum(state.standing().map((order) => order.charged)));
  await checkOrders(database, state);
  await checkUses(database, state);
  await checkCarts(database, state);
  await checkSaved(database, state);
}

async function checkStock(database: Database, state: ShopState): Promise<void> {
  for (const [index, sku] of state.skus.entries()) {
    const { free, reserved, sold } = await unitsOf(database, sku);
    const expectedReserved = sum(state.visitors.map(({ cart }) => cart?.reserved.get(sku) ?? 0));
    const all = free + reserved + sold;
    expect({ sku, reserved, sold, all }).toEqual({
      sku,
      reserved: expectedReserved,
      sold: state.sold(sku),
      all: STOCK[index],
    });
  }
}

/** Units go back to the warehouse they came from. */
async function checkWarehouses(database: Database, { skus }: ShopState): Promise<void> {
  for (const [index, sku] of skus.entries()) {
    const units = await unitsByWarehouse(database, sku);
    expect(WAREHOUSE_IDS.map((id) => units.get(id))).toEqual(SPREAD[index]);
  }
}

async function checkBalances({ read }: Database, state: ShopState, giftCard: string): Promise<void> {
  const card = read.selectFrom('gift_card').select('balance_minor').where('number', '=', giftCard);
  expect(await card.executeTakeFirst()).toEqual({ balance_minor: state.giftLeft() });
  const member = read.selectFrom('consumer').select('points').where('consumer_no', '=', state.account.consumerNo);
  expect(await member.executeTakeFirst()).toEqual({ points: state.pointsLeft() });
  const ledger = read
    .selectFrom('points_entry')
    .select(({ fn }) => [fn.sum('points').as('points'), fn.sum('remaining').as('remaining')])
    .where('consumer_no', '=', state.account.consumerNo);
  const { points, remaining } = await ledger.executeTakeFirstOrThrow();
  expect([Number(points), Number(remaining)]).toEqual([state.pointsLeft(), state.pointsLeft()]);
}

const numbersOf = (state: ShopState) => state.visitors.map(({ consumerNo }) => consumerNo);

/** Orders are unchanged since placement and payment, also after a change of their owner; each cart has one active order. */
async function checkOrders({ read }: Database, state: ShopState): Promise<void> {
  const stored = await read
    .selectFrom('shop_order')
    .leftJoin('order_payment', 'order_payment.order_number', 'shop_order.order_number')
    .select(['shop_order.order_number', 'basket_id', 'consumer_no', 'status', 'total_minor'])
    .select(({ fn }) => fn.sum('amount_minor').as('paid'))
    .groupBy(['shop_order.order_number', 'basket_id', 'consumer_no', 'status', 'total_minor'])
    .where('consumer_no', 'in', numbersOf(state))
    .execute();
  const rows = stored.map(({ order_number, ...row }): [string, object] => [
    order_number,
    { ...row, paid: Number(row.paid) },
  ]);
  const expected = state.orders.map(({ order, cart, owner, status, total }): [string, object] => {
    const { basketId: basket_id } = cart;
    return [order.orderNumber, { basket_id, consumer_no: owner.consumerNo, status, total_minor: total, paid: total }];
  });
  expect(new Map(rows)).toEqual(new Map(expected));
  const standing = stored.filter(({ status }) => status !== 'cancelled').map(({ basket_id }) => basket_id);
  expect(standing).toHaveLength(new Set(standing).size);
}

/** The uses of a code equal those in orders: counted by code, promotion, customer and order. */
async function checkUses({ read }: Database, state: ShopState): Promise<void> {
  const { codes } = state;
  const used = new Map(codes.map((code) => [code, state.uses(code)]));
  const coupons = await read.selectFrom('coupon').select(['code', 'used']).where('code', 'in', codes).execute();
  expect(new Map(coupons.map((coupon) => [coupon.code, coupon.used]))).toEqual(used);
  const promotions = await read.selectFrom('promotion').select(['id', 'used']).where('id', 'in', codes).execute();
  expect(new Map(promotions.map((promotion) => [promotion.id, promotion.used]))).toEqual(used);
  const names = new Map(codes.map((code) => [`coupon:${code}`, code]));
  const redeemed = await read
    .selectFrom('promotion_redemption')
    .select(['subject', 'order_number'])
    .where('subject', 'in', [...names.keys()])
    .execute();
  const holders = state
    .standing()
    .flatMap(({ order, codes: own }) => own.map((code) => `${code} ${order.orderNumber}`));
  const holding = redeemed.map(({ subject, order_number }) => `${names.get(subject)} ${order_number}`);
  expect(holding.toSorted()).toEqual(holders.toSorted());
  const byEmail = await read
    .selectFrom('promotion_consumer_use')
    .select(({ fn }) => fn.sum('used').as('used'))
    .where('subject', '=', `coupon:${state.amount}`)
    .where('consumer_key', 'like', 'email:%')
    .executeTakeFirst();
  expect(Number(byEmail?.used ?? 0)).toBe(used.get(state.amount));
}

type Lines = ReadonlyMap<string, number>;

async function checkCarts({ read }: Database, state: ShopState): Promise<void> {
  const rows = await read
    .selectFrom('cart')
    .leftJoin('cart_item', 'cart_item.basket_id', 'cart.basket_id')
    .select(['cart.basket_id', 'consumer_no', 'variant_sku', 'qty'])
    .where('consumer_no', 'in', numbersOf(state))
    .where('status', '=', 'open')
    .execute();
  const carts = Map.groupBy(rows, ({ basket_id, consumer_no }) => `${consumer_no}/${basket_id}`);
  const open = state.visitors.flatMap(({ consumerNo, cart }): [string, Lines][] =>
    cart ? [[`${consumerNo}/${cart.basketId}`, cart.lines]] : [],
  );
  expect(new Map(Array.from(carts, ([name, own]) => [name, linesOf(own)]))).toEqual(new Map(open));
}

async function checkSaved({ read }: Database, state: ShopState): Promise<void> {
  const rows = await read
    .selectFrom('saved_item')
    .innerJoin('saved_list', 'saved_list.save_for_later_id', 'saved_item.save_for_later_id')
    .select(['consumer_no', 'variant_sku', 'qty'])
    .where('consumer_no', 'in', numbersOf(state))
    .execute();
  const saved = Map.groupBy(rows, ({ consumer_no }) => consumer_no);
  const lists = state.visitors.flatMap((visitor): [string, Lines][] =>
    visitor.saved.size > 0 ? [[visitor.consumerNo, visitor.saved]] : [],
  );
  expect(new Map(Array.from(saved, ([name, own]) => [name, linesOf(own)]))).toEqual(new Map(lists));
}

function linesOf(rows: readonly { variant_sku: string | null; qty: number | null }[]): Lines {
  return new Map(
    rows.flatMap(({ variant_sku, qty }): [string, number][] => (variant_sku === null ? [] : [[variant_sku, qty ?? 0]])),
  );
}

const cents = (amount: number) => Math.round(amount * 100);

/** Lines, applied codes and totals of the cart response. */
export function checkTotals(state: ShopState, cart: ModelCart, { items, totals, couponItems }: Cart): void {
  expect(new Map(items.map(({ productId, qty }) => [productId, qty]))).toEqual(cart.lines);
  const discounts = state.discounts(cart);
  const applied = couponItems.filter(({ isApplied }) => isApplied).map(({ code }) => code);
  expect(new Set(applied)).toEqual(new Set(discounts.keys()));
  expect(new Set(couponItems.map(({ code }) => code))).toEqual(cart.codes);
  const { total, itemTotal, totalDiscount, shipping, tax, remainingToPay } = totals;
  const amounts = { itemTotal: cents(itemTotal), discount: cents(totalDiscount) };
  expect(amounts).toEqual({ itemTotal: state.itemTotal(cart), discount: state.discount(cart) });
  expect(cents(total)).toBe(amounts.itemTotal - amounts.discount + cents(shipping) + cents(tax));
  expect(cents(remainingToPay)).toBe(state.shares(cart, cents(total)).charged);
}
