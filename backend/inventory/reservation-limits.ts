import type { Transaction } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestedUnits } from './stock.ts';

/**
 * Maximum units of a variant at a store, or in all warehouses, in all carts of a customer, so that nobody can reserve all of it
 * without paying.
 */
export const MAX_RESERVED_UNITS = 10;

/**
 * The same for all customers of a network: a new guest is a new customer, but an office or a mobile network has many.
 */
export const MAX_NETWORK_UNITS = 30;

type Location = Pick<RequestedUnits, 'sku' | 'storeId'>;

interface Holder {
  readonly basketId: string;
  readonly network: string | null;
  readonly skus: readonly string[];
}

/**
 * Returns how many units at a store, or in all warehouses, the cart may reserve, after those of the customer's other carts and of the
 * network. The stock locations have to be locked: concurrent transactions do not see each other's counts.
 */
export async function countRoom(
  transaction: Transaction<Tables>,
  { basketId, network, skus }: Holder,
): Promise<(place: Location) => number> {
  const byCustomer = await reservedByCustomer(transaction, { basketId, skus });
  const byNetwork = network === null ? [] : await reservedInNetwork(transaction, { network, skus });
  const unitsIn = (rows: readonly ReservedRow[], { sku, storeId }: Location) =>
    rows.reduce((sum, row) => (row.variant_sku === sku && row.store_id === storeId ? sum + row.qty : sum), 0);
  return (place) => {
    const room = Math.min(
      MAX_RESERVED_UNITS - unitsIn(byCustomer, place),
      MAX_NETWORK_UNITS - unitsIn(byNetwork, place),
    );
    return Math.max(0, room);
  };
}

interface ReservedRow {
  readonly variant_sku: string;
  readonly store_id: string | null;
  readonly qty: number;
}

const reservedByCustomer = prepared((database, { basketId, skus }: Omit<Holder, 'network'>) =>
  database
    .selectFrom('cart as own')
    .innerJoin('cart', 'cart.consumer_no', 'own.consumer_no')
    .innerJoin('reservation', 'reservation.basket_id', 'cart.basket_id')
    .select(['reservation.variant_sku', 'reservation.store_id', 'reservation.qty'])
    .where('own.basket_id', '=', basketId)
    .where('reservation.variant_sku', 'in', skus),
);

const reservedInNetwork = prepared((database, { network, skus }: { network: string; skus: readonly string[] }) =>
  database
    .selectFrom('reservation')
    .select(['variant_sku', 'store_id', 'qty'])
    .where('network', '=', network)
    .where('variant_sku', 'in', skus),
);
