import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { postalAddress, type CartAddress } from '../../../src/api/core/address.schema.ts';
import type { CustomerFacts } from '../../../domain/pricing-model.ts';
import type { StoreFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import { isProgramme } from '../../../domain/account/professional.ts';
import { FULLY_BACKED, type PaymentBacking } from '../../../domain/payment/methods.ts';
import type { Scope } from '../../core/scope.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import { loadFunds, type Funds } from './funds.ts';
import { loadCartLines, type CartLine, type CartRow, type VariantSource } from './cart-lines.ts';
import { loadCartStores } from './cart-stores.ts';

const guestOf = (consumerNo: string): CustomerFacts => ({
  consumerNo,
  isSignedIn: false,
  isMember: false,
  groups: [],
});

/** The facts about the cart's owner that prices depend on; without an account the owner is a guest. */
async function loadOwner(database: Kysely<Tables>, consumerNo: string, { hasLoyalty }: Scope): Promise<CustomerFacts> {
  const [row] = await findConsumer(database, { consumerNo });
  if (!row) return guestOf(consumerNo);
  const [accounts, identities] = await Promise.all([
    database.selectFrom('spend_account').select('kind').where('consumer_no', '=', consumerNo).execute(),
    database.selectFrom('consumer_identity').select('provider').where('consumer_no', '=', consumerNo).execute(),
  ]);
  const groups = new Set<string>(accounts.flatMap(({ kind }) => (kind === 'employee' ? [] : [kind])));
  if (identities.some(({ provider }) => isProgramme(provider))) groups.add('prosumer');
  if (row.consumer_type === 'EMPLOYEE' && row.employee_terms_at !== null) groups.add('employee');
  return { consumerNo, isSignedIn: true, isMember: hasLoyalty && row.member_id !== null, groups: [...groups] };
}

/**
 * The customer whom an associate serves buys as a member where they are one. Discounts for groups and balances take a
 * sign-in.
 */
async function loadServed(
  database: Kysely<Tables>,
  consumerNo: string,
  { hasLoyalty }: Scope,
): Promise<CustomerFacts | undefined> {
  const [row] = await findConsumer(database, { consumerNo });
  return row && { consumerNo, isSignedIn: true, isMember: hasLoyalty && row.member_id !== null, groups: [] };
}

const findConsumer = prepared((database, { consumerNo }: { consumerNo: string }) =>
  database
    .selectFrom('consumer')
    .select(['consumer_type', 'member_id', 'employee_terms_at'])
    .where('consumer_no', '=', consumerNo),
);

export type CartPaymentRow = Selectable<Tables['cart_payment']>;
export type PriceAdjustmentRow = Selectable<Tables['price_adjustment']>;

/** A cart with all its content as stored. */
export interface CartRecord {
  readonly row: CartRow;
  readonly scope: Scope;
  readonly lines: readonly CartLine[];
  /** By shipping id. */
  readonly addresses: ReadonlyMap<string, CartAddress & { readonly isVerified: boolean }>;
  readonly billingAddress: CartAddress | null;
  /** In the order of entry. */
  readonly couponCodes: readonly string[];
  readonly payments: readonly CartPaymentRow[];
  readonly adjustments: readonly PriceAdjustmentRow[];
  /** Whose prices apply, and to whom the order will belong. */
  readonly customer: CustomerFacts;
  /** Whose balances may pay: not those of a customer whom an associate serves. */
  readonly payer: CustomerFacts;
  /** Balances of the payments and of the payer. */
  readonly funds: Funds;
  readonly backing: PaymentBacking;
  /** The stores that lines name and the favorite one. */
  readonly stores: ReadonlyMap<string, StoreFacts>;
}

/** Loads the rest of a cart by its row; in a transaction that has the row locked the content cannot change. */
export async function loadCartRecord(
  database: Kysely<Tables>,
  row: CartRow,
  source: VariantSource,
): Promise<CartRecord> {
  const { scope } = source;
  const { basket_id: basketId, served_consumer_no: served } = row;
  const [lines, addresses, coupons, payments, adjustments, payer, customer] = await Promise.all([
    loadCartLines(database, basketId, source),
    loadAddresses(database, basketId),
    findCoupons(database, { basketId }),
    findPayments(database, { basketId }),
    findAdjustments(database, { basketId }),
    loadOwner(database, row.consumer_no, scope),
    served === null ? undefined : loadServed(database, served, scope),
  ]);
  const items = lines.map(({ item }) => item);
  const stores = await loadCartStores(database, { row, scope }, items);
  const funds = await loadFunds(database, { payments, customer: payer, currency: row.currency });
  const billingAddress = row.billing_address === null ? null : readAddress(row.billing_address);
  const couponCodes = coupons.map(({ code }) => code);
  const contents = { lines, addresses, billingAddress, couponCodes, payments, adjustments, stores };
  return { row, scope, ...contents, customer: customer ?? payer, payer, funds, backing: FULLY_BACKED };
}

const findCoupons = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('cart_coupon').select('code').where('basket_id', '=', basketId).orderBy('position'),
);
const findPayments = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('cart_payment').selectAll().where('basket_id', '=', basketId).orderBy('position'),
);
const findAdjustments = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('price_adjustment').selectAll().where('basket_id', '=', basketId).orderBy('position'),
);
const findAddresses = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('cart_address').selectAll().where('basket_id', '=', basketId),
);

async function loadAddresses(database: Kysely<Tables>, basketId: string): Promise<CartRecord['addresses']> {
  const rows = await findAddresses(database, { basketId });
  return new Map(
    rows.map(({ shipping_id, fields, is_verified }) => [
      shipping_id,
      { ...readAddress(fields), isVerified: is_verified === 1 },
    ]),
  );
}

const storedAddress = z.string().transform((text) => postalAddress.parse(JSON.parse(text)));

/** Parses an address column. */
export const readAddress = (column: string): CartAddress => storedAddress.parse(column);
