import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putConsumer } from '../../account/account.test-support.ts';
import { loadLoyaltyStatus } from '../../account/loyalty-status.ts';
import { addPayment } from '../../cart/payment/cart-payments.ts';
import { spendPoints } from '../../cart/payment/points-ledger.ts';
import { applyCoupon } from '../../cart/promotions/coupons.ts';
import { putPromotions, withCode } from '../../cart/promotions/promotions.test-support.ts';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { newCustomer } from '../../checkout/order-service.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.test-support.ts';

const PRICES = { BOOT: 12_995, SOCK: 997 } as const;
type Sku = keyof typeof PRICES;
const START = 2000;

describe.each(TEST_DATABASES)('the points of orders on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    const variants = Object.entries(PRICES).map(([sku, price]) => ({ sku, price, stock: 100_000 }));
    await putProduct(database, { id: 'boot', variants: [...variants, { sku: 'STICKER', price: 0, stock: 100_000 }] });
    const gift = { reward: { kind: 'gift', skus: ['STICKER'] } };
    await putPromotions(database, withCode('GWP-ONCE', { maxUsesPerConsumer: 1 }, gift));
    shop = createFulfilment(database, { now: Date.now });
  });
  afterAll(() => database.close());

  const items = (sku: Sku, qty: number) => [{ sku, qty }];

  async function join(fields: object = {}) {
    members += 1;
    const member = { member_id: `M-${members}`, loyalty_confirmed: 1, points: START, ...fields };
    return { ...newCustomer(), consumerNo: await putConsumer(database, member) };
  }

  type Member = Awaited<ReturnType<typeof join>>;

  async function buy(member: Member, { byPoints = 0, code }: { byPoints?: number; code?: string } = {}) {
    const lines = [
      { productId: 'BOOT', qty: 2 },
      { productId: 'SOCK', qty: 3 },
    ];
    const basketId = await shop.shop.fillCart(member, ...lines);
    await shop.shop.carts.changeWith(member, basketId, async (cart) => {
      if (code !== undefined) await applyCoupon(cart, code);
      const payment = { methodId: 'LOYALTY_POINTS', reference: null, amount: byPoints } as const;
      if (byPoints > 0) await addPayment(cart, payment);
    });
    return (await shop.shop.place(member, basketId)).orderNumber;
  }

  const orderOf = (orderNumber: string) =>
    database.read
      .selectFrom('shop_order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();

  /** The balance, which account, cart and ledger have to agree on. */
  async function balanceOf(member: Member): Promise<number> {
    const { consumerNo } = member;
    const { points } = await loadLoyaltyStatus(database.read, { consumerNo, now: Date.now() });
    const { basketId, paymentMethods } = await shop.shop.carts.open(member);
    const method = paymentMethods.find(({ id }) => id === 'LOYALTY_POINTS');
    const ledger = await database.read
      .selectFrom('points_entry')
      .select(({ fn }) => [fn.sum('points').as('points'), fn.sum('remaining').as('remaining')])
      .where('consumer_no', '=', consumerNo)
      .executeTakeFirstOrThrow();
    expect({
      basketId,
      account: points.balance,
      ledger: Number(ledger.points),
      left: Number(ledger.remaining),
    }).toEqual({
      basketId,
      account: method?.points,
      ledger: method?.points,
      left: method?.points,
    });
    return points.balance;
  }

  test('are credited as parcels leave, and taken back with what returns, to the point', async () => {
    const member = await join();
    const orderNumber = await buy(member);
    const products = 2 * PRICES.BOOT + 3 * PRICES.SOCK;
    const whole = Math.floor(products / 100);
    expect((await orderOf(orderNumber)).earnable_points).toBe(whole);
    expect(await balanceOf(member)).toBe(START);
    const share = (paid: number) => Math.floor((whole * paid) / products);
    await shop.ship({ orderNumber, items: items('BOOT', 1) });
    expect(await balanceOf(member)).toBe(START + share(PRICES.BOOT));
    await shop.ship({ orderNumber });
    expect(await balanceOf(member)).toBe(START + whole);
    await shop.receive({ number: orderNumber, items: items('SOCK', 2) });
    await shop.receive({ number: orderNumber, items: items('SOCK', 2) });
    expect(await balanceOf(member)).toBe(START + share(products - 2 * PRICES.SOCK));
    await shop.receive({ number: orderNumber, items: items('BOOT', 2) });
    await shop.receive({ number: orderNumber, items: items('SOCK', 1) });
    expect(await balanceOf(member)).toBe(START);
  });

  test('stand in the order: those it has earned, and those that follow', async () => {
    const member = await join();
    const orderNumber = await buy(member);
    const whole = Math.floor((2 * PRICES.BOOT + 3 * PRICES.SOCK) / 100);
    const pointsOf = async () => (await shop.purchases.get({ orderNumber, consumerNo: member.consumerNo })).points;
    expect(await pointsOf()).toEqual({ earned: 0, toEarn: whole });
    await shop.ship({ orderNumber, items: items('BOOT', 1) });
    const earned = (await balanceOf(member)) - START;
    expect(await pointsOf()).toEqual({ earned, toEarn: whole - earned });
    await shop.ship({ orderNumber });
    expect(await pointsOf()).toEqual({ earned: whole, toEarn: 0 });
    await shop.receive({ number: orderNumber, items: items('BOOT', 2) });
    expect(await pointsOf()).toEqual({ earned: (await balanceOf(member)) - START, toEarn: 0 });
    const other = { ...newCustomer(), consumerNo: await putConsumer(database, {}) };
    const none = await buy(other);
    expect((await shop.purchases.get({ orderNumber: none, consumerNo: other.consumerNo })).points).toBeNull();
  });

  test('count towards the tier, which decides what the next order earns', async () => {
    const member = await join();
    for (let order = 0; order < 2; order += 1) await shop.ship({ orderNumber: await buy(member) });
    const status = await loadLoyaltyStatus(database.read, { consumerNo: member.consumerNo, now: Date.now() });
    expect(status).toMatchObject({ earned: 578, tier: { id: 'treeLine' }, nextTier: { id: 'summit' } });
    const { earnable_points: points } = await orderOf(await buy(member));
    expect(points).toBe(Math.floor(((2 * PRICES.BOOT + 3 * PRICES.SOCK) * 1.5) / 100));
  });

  test('are none for what points paid, for guests and unconfirmed members', async () => {
    const products = 2 * PRICES.BOOT + 3 * PRICES.SOCK;
    const member = await join();
    const { earnable_points: points, total_minor: total } = await orderOf(await buy(member, { byPoints: 1000 }));
    expect(points).toBe(Math.floor(Math.floor((products * (total - 1000)) / total) / 100));
    for (const other of [newCustomer(), await join({ loyalty_confirmed: 0 })]) {
      expect((await orderOf(await buy(other))).earnable_points).toBe(0);
    }
  });

  test('never go below zero: what was spent meanwhile is owed', async () => {
    const member = await join();
    const orderNumber = await buy(member);
    await shop.ship({ orderNumber });
    await spendAll(member);
    await shop.receive({ number: orderNumber, items: items('BOOT', 2) });
    expect(await balanceOf(member)).toBe(0);
    await shop.ship({ orderNumber: await buy(member) });
    expect(await balanceOf(member)).toBe(289 - (289 - Math.floor((289 * 3 * PRICES.SOCK) / 28_981)));
  });

  async function spendAll(member: Member): Promise<number> {
    const points = await balanceOf(member);
    const change = { consumerNo: member.consumerNo, points, orderNumber: null, at: Date.now() };
    if (points > 0) await database.write.transaction().execute((transaction) => spendPoints(transaction, change));
    return points;
  }

  test('stay right in any sequence of parcels, cancellations and returns', { timeout: 60_000 }, async () => {
    const sku = fc.constantFrom<Sku>('BOOT', 'SOCK');
    const kind = fc.constantFrom('ship', 'ship', 'receive', 'receive', 'cancelUnits', 'spendAll', 'cancel');
    const step = fc.record({ kind, sku, qty: fc.integer({ min: 1, max: 2 }) });
    const byPoints = fc.constantFrom(0, 1500);
    await fc.assert(
      fc.asyncProperty(byPoints, fc.array(step, { maxLength: 9 }), async (paid, steps) => {
        const member = await join();
        const orderNumber = await buy(member, { byPoints: paid });
        let spent = 0;
        for (const one of steps) {
          if (one.kind === 'spendAll') spent += await spendAll(member);
          else await perform(orderNumber, one).catch(ignoreRejection);
          const { earned, returned, expected } = await expectedOf(orderNumber);
          expect(earned).toBe(expected);
          expect(await balanceOf(member)).toBe(Math.max(0, START - paid - spent + earned + returned));
        }
      }),
      { numRuns: 12 },
    );
  });

  function perform(orderNumber: string, { kind, sku, qty }: { kind: string; sku: Sku; qty: number }) {
    if (kind === 'ship') return shop.ship({ orderNumber, items: items(sku, qty) });
    if (kind === 'receive') return shop.receive({ number: orderNumber, items: items(sku, qty), isAnother: true });
    return kind === 'cancel' ? shop.cancel(orderNumber) : shop.cancelUnits(orderNumber, items(sku, qty));
  }

  function ignoreRejection(error: unknown): void {
    if (!(error instanceof OrderCommandError)) throw error;
  }

  /** What the units that customers have earn, by plain arithmetic, and what came back of the points that paid. */
  async function expectedOf(orderNumber: string) {
    const { earnable_points: earnable, earned_points: earned } = await orderOf(orderNumber);
    const lines = await database.read
      .selectFrom('order_line')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .execute();
    const remaining = lines.reduce((sum, line) => sum + line.unit_minor * (line.shipped_qty - line.received_qty), 0);
    const products = lines.reduce((sum, line) => sum + line.unit_minor * line.qty, 0);
    const movement = await database.read
      .selectFrom('payment_movement')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirst();
    const returned = movement?.given_back_at === null ? movement.given_back : (movement?.taken ?? 0);
    return { earned, returned, expected: Math.floor((earnable * remaining) / products) };
  }

  test('and what else an order counted go back with its units: spend in proportion, uses of codes with the last', async () => {
    const member = await join();
    const { consumerNo } = member;
    const orderNumber = await buy(member, { code: 'GWP-ONCE' });
    const spend = { consumer_no: consumerNo, kind: 'employee' as const, currency: 'USD' };
    await database.write
      .insertInto('spend_account')
      .values({ ...spend, spent_minor: 50_000, cap_minor: 60_000, credit_minor: null })
      .execute();
    await database.write
      .updateTable('shop_order')
      .set({ spend_kind: 'employee', spend_minor: 28_981 })
      .where('order_number', '=', orderNumber)
      .execute();
    await database.write
      .updateTable('order_line')
      .set((line) => ({ spend_minor: line('unit_minor', '*', line.ref('qty')) }))
      .where('order_number', '=', orderNumber)
      .where('is_gift', '=', 0)
      .execute();
    const counted = async () => {
      const account = database.read.selectFrom('spend_account').select('spent_minor');
      const { spent_minor } = await account.where('consumer_no', '=', consumerNo).executeTakeFirstOrThrow();
      const uses = database.read.selectFrom('promotion_redemption').select('subject');
      return [spent_minor, (await uses.where('order_number', '=', orderNumber).execute()).length > 0];
    };
    await shop.cancelUnits(orderNumber, items('SOCK', 1));
    expect(await counted()).toEqual([50_000 - 997, true]);
    await shop.ship({ orderNumber });
    await shop.receive({ number: orderNumber, items: items('BOOT', 2) });
    await shop.receive({ number: orderNumber, items: items('BOOT', 2) });
    expect(await counted()).toEqual([50_000 - 997 - 2 * PRICES.BOOT, true]);
    await shop.receive({ number: orderNumber, items: items('SOCK', 2) });
    expect(await counted()).toEqual([50_000 - 28_981, false]);
    expect(await buy(member, { code: 'GWP-ONCE' })).not.toBe(orderNumber);
  });
});
