import type { Transaction } from 'kysely';
import type { CartAddress } from '../../../src/api/core/address.schema.ts';
import type { Shipment } from '../../../domain/pricing-model.ts';
import { HOME } from '../../../domain/pricing/shipping/quote-shipments.ts';
import { goesHome } from '../../../domain/pricing/shipping/rates.ts';
import type { Tables } from '../../db/tables.ts';
import type { CartRecord } from '../model/cart-record.ts';

type WithAddresses = Pick<CartRecord, 'addresses'>;

/** The address of a shipment; a home shipment without one uses the address of the first home shipment. */
export function addressOf(
  { addresses }: WithAddresses,
  { shippingId, method }: Pick<Shipment, 'shippingId' | 'method'>,
): CartAddress | null {
  const stored = addresses.get(shippingId) ?? (goesHome(method) ? addresses.get(HOME) : undefined);
  if (!stored) return null;
  const { isVerified: _, ...address } = stored;
  return address;
}

interface AddressKey {
  readonly basketId: string;
  readonly shippingId: string;
}

/** A changed address is no longer verified. */
export async function saveAddress(
  transaction: Transaction<Tables>,
  { basketId, shippingId }: AddressKey,
  address: CartAddress,
): Promise<void> {
  const fields = JSON.stringify(address);
  await transaction
    .insertInto('cart_address')
    .values({ basket_id: basketId, shipping_id: shippingId, fields })
    .onConflict((conflict) =>
      conflict
        .columns(['basket_id', 'shipping_id'])
        .doUpdateSet({ fields, is_verified: 0 })
        .where('cart_address.fields', '!=', fields),
    )
    .execute();
}

export async function removeAddress(
  transaction: Transaction<Tables>,
  { basketId, shippingId }: AddressKey,
): Promise<void> {
  await transaction
    .deleteFrom('cart_address')
    .where('basket_id', '=', basketId)
    .where('shipping_id', '=', shippingId)
    .execute();
}

export async function saveBillingAddress(
  transaction: Transaction<Tables>,
  basketId: string,
  address: CartAddress | null,
): Promise<void> {
  const billing_address = address && JSON.stringify(address);
  await transaction.updateTable('cart').set({ billing_address }).where('basket_id', '=', basketId).execute();
}
