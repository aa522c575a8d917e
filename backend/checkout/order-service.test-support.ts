import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { placeOrderBody } from '../../src/api/orders/orders.schema.ts';
import { createCartService } from '../cart/carts.ts';
import type { CartOwner } from '../cart/model/cart-service.ts';
import { saveAddress, saveBillingAddress } from '../cart/delivery/cart-addresses.ts';
import { createVariantFinder } from '../catalog/products/product-variants.ts';
import { createPricingService } from '../cart/pricing.ts';
import { MAIN_WAREHOUSE } from '../../domain/warehouses/warehouse.ts';
import { createTestScopes, scopeOf } from '../catalog/shop.test-support.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { Database } from '../db/database.ts';
import { createSettlement } from '../cart/payment/settlement.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import { limitPayLaterTime } from '../providers/pay-later/pay-later-time-limit.ts';
import { limitPaymentTime } from '../providers/payment/payment-time-limit.ts';
import { createPayLaterSandbox } from '../sandbox/pay-later/pay-later-sandbox.ts';
import { createPaymentSandbox } from '../sandbox/payment/payment-sandbox.ts';
import type { AdmissionLimits } from './admission.ts';
import type { Moment } from './order-deps.ts';
import { createOrderService } from './order-service.ts';
import type { OrderCustomer } from './place-order.ts';
import { countedUses } from '../orders/model/redemption.ts';
import { warehousesOfLine } from '../orders/model/line-warehouses.ts';

export const HOME_ADDRESS: CartAddress = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada@example.com',
  phone: '+12125550100',
  phoneCode: '1',
  addressLine1: '1 Ridge Road',
  addressLine2: '',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  country: 'United States',
  countryCode: 'US',
  addressId: null,
};

/** Cards of the payment sandbox (docs/contract.md#sandbox). */
export const CARDS = {
  approved: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  fraud: '4000000000009995',
  slow: '4000000000000408',
  lost: '4000000000000499',
} as const;

/** Three warehouses ship to every country, in this order. */
export const WAREHOUSE_IDS = ['north', 'main', 'south'] as const;
const WAREHOUSES = WAREHOUSE_IDS.map((id) => ({ ...MAIN_WAREHOUSE, id, name: id }));
export const scopeOfSeveral = createTestScopes({ all: WAREHOUSES, servingCountry: () => WAREHOUSES });

/** Divides the units that the main warehouse has among all. */
export async function spreadStock({ write }: Database, sku: string, units: readonly number[]): Promise<void> {
  await write.deleteFrom('stock').where('variant_sku', '=', sku).execute();
  const rows = WAREHOUSE_IDS.map((warehouse_id, at) => ({ variant_sku: sku, warehouse_id, qty: units[at] ?? 0 }));
  await write.insertInto('stock').values(rows).execute();
}

export interface ShopOptions {
  /** By default with one warehouse. */
  readonly scopeOf?: ScopeOf;
  readonly now?: () => number;
  /** Runs when a placement reaches a moment. */
  readonly pauseAt?: (moment: Moment) => Promise<void>;
  /** A provider's time limit in milliseconds. */
  readonly timeLimit?: number;
  /** Milliseconds for which a provider is queried after a lost response. */
  readonly lostAnswerTimeoutMs?: number;
  /** Delay of the slow card in milliseconds. */
  readonly slowAnswer?: number;
  readonly placingLimits?: AdmissionLimits;
  readonly preparingLimits?: AdmissionLimits;
  /** The id of the process that holds the leases. */
  readonly holder?: string;
  /** Wraps the payment sandbox. */
  readonly payment?: (provider: PaymentProvider) => PaymentProvider;
}

/** Carts and orders over one database, with the payment sandbox. */
export function createOrderShop(database: Database, options: ShopOptions = {}) {
  const { scopeOf: scopes = scopeOf } = options;
  const pricing = createPricingService();
  const findVariants = createVariantFinder(database.read);
  const carts = createCartService({ ...database, scopeOf: scopes, pricing, findVariants });
  const { timeLimit, slowAnswer, payment: change = (provider) => provider } = options;
  const payment = createPaymentSandbox(database, slowAnswer === undefined ? {} : { slowAnswer });
  const payLater = createPayLaterSandbox(database);
  const orders = createOrderService({
    ...database,
    ...options,
    scopeOf: scopes,
    pricing,
    carts,
    findVariants,
    payment: limitPaymentTime(change(payment.adapter), timeLimit),
    payLater: limitPayLaterTime(payLater.adapter, timeLimit),
    log: { warn: () => {} },
    settlement: createSettlement(options.now),
    redemption: countedUses,
    verifyCaptcha: async (response) => response === 'sandbox-pass',
    announce: async () => {},
  });
  const ask = async (path: string, body: object): Promise<Record<string, string>> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await payment.router.request(path, init)).json();
  };

  return {
    carts,
    findVariants,
    orders,
    database,

    /** Creates a cart with addresses, ready to be ordered. */
    async fillCart(owner: CartOwner, ...items: NewCartItem[]): Promise<string> {
      const { basketId } = await carts.openWith(owner, items);
      await this.address(owner, basketId);
      return basketId;
    },

    async address(owner: CartOwner, basketId: string, address: CartAddress = HOME_ADDRESS): Promise<void> {
      await carts.changeWith(owner, basketId, async ({ transaction }) => {
        await saveAddress(transaction, { basketId, shippingId: 'me' }, address);
        await saveBillingAddress(transaction, basketId, address);
      });
    },

    async cardToken(number: string): Promise<string> {
      const form = { number, expiryMonth: '12', expiryYear: '2099', cvc: '123' };
      return (await ask('/card/token', form)).paymentToken ?? '';
    },

    async redirectResult(sessionID: string, code: string): Promise<string> {
      return (await ask('/3ds', { sessionID, code })).redirectResult ?? '';
    },

    /** Pays with a sandbox card. */
    async place(customer: OrderCustomer, cartId: string, card: string = CARDS.approved) {
      return orders.place(customer, placement(cartId, await this.cardToken(card)));
    },
  };
}

export type OrderShop = ReturnType<typeof createOrderShop>;

export function placement(cartId: string, paymentToken: string) {
  const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken }];
  const paymentMethod = { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData };
  return placeOrderBody.parse({ cartId, recaptcha_response: 'sandbox-pass', paymentMethod });
}

let customers = 0;

/** A new guest. */
export const newCustomer = (siteId = 'us', scopes: ScopeOf = scopeOf): OrderCustomer => ({
  consumerNo: `guest-${(customers += 1)}`,
  scope: scopes({ siteId }),
  associate: null,
});

/** Units of a variant: in warehouses, reserved for carts, and in active orders. */
export async function unitsOf({ read }: Database, sku: string) {
  const stock = await read.selectFrom('stock').select('qty').where('variant_sku', '=', sku).execute();
  const reserved = await read.selectFrom('reservation').select('qty').where('variant_sku', '=', sku).execute();
  const lines = await read
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.order_number', 'order_line.order_number')
    .select(['order_line.qty', 'cancelled_qty'])
    .where('variant_sku', '=', sku)
    .execute();
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    free: sum(stock.map(({ qty }) => qty)),
    reserved: sum(reserved.map(({ qty }) => qty)),
    sold: sum(lines.map(({ qty, cancelled_qty }) => qty - cancelled_qty)),
  };
}

/** The same units of a variant together, by warehouse. */
export async function unitsByWarehouse({ read }: Database, sku: string): Promise<ReadonlyMap<string, number>> {
  const stock = await read.selectFrom('stock').select(['warehouse_id', 'qty']).where('variant_sku', '=', sku).execute();
  const reserved = await read
    .selectFrom('reservation')
    .select(['warehouse_id', 'qty'])
    .where('variant_sku', '=', sku)
    .execute();
  const lines = await read.selectFrom('order_line').selectAll().where('variant_sku', '=', sku).execute();
  const units = new Map<string, number>();
  const add = (id: string | null, qty: number) => units.set(id ?? '', (units.get(id ?? '') ?? 0) + qty);
  for (const { warehouse_id, qty } of [...stock, ...reserved]) add(warehouse_id, qty);
  for (const line of lines) for (const [id, qty] of warehousesOfLine(line)) add(id, qty);
  return units;
}

/** The sum the sandbox provider has authorised and not voided, in minor units. */
export async function promised({ read }: Database): Promise<number> {
  const { total } = await read
    .selectFrom('sandbox_payment')
    .select(({ fn }) => fn.sum('amount_minor').as('total'))
    .where('status', 'in', ['authorized', 'challenge', 'redirect'])
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
