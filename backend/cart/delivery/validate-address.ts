import type { z } from 'zod';
import type { AddressValidation, validationBody } from '../../../src/api/cart/delivery.schema.ts';
import { ApiError } from '../../../src/api/core/api-error.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import { checkHomeAddress, type SiteRates } from './check-address.ts';
import { fillAddress, type FilledAddress } from './fill-address.ts';

type Entered = z.output<typeof validationBody>;

/**
 * Whether an address could be delivered to, and how the post writes it. Where it is the one a shipment of the cart has, that one
 * counts as verified from now on.
 */
export async function validateAddress(
  cart: Pick<LockedCart, 'transaction' | 'basketId'>,
  { consumerNo, entered }: { readonly consumerNo: string; readonly entered: Entered },
  rates: SiteRates,
): Promise<AddressValidation> {
  const { shippingId = 'me', ...fields } = entered;
  const address = withCapitals(await fillAddress(cart.transaction, consumerNo, fields));
  const addressError = addressErrorOf(address, rates);
  const suggestion = isWrittenOtherwise(address, fields) ? { suggestion: address } : {};
  if (addressError) return { valid: false, ...suggestion, messages: messagesOf(addressError) };
  await markVerified(cart, shippingId, address);
  return { valid: true, ...suggestion, messages: [] };
}

function addressErrorOf(address: FilledAddress, rates: SiteRates): ApiError | undefined {
  try {
    checkHomeAddress(address, rates);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function messagesOf({ code, message, details }: ApiError): AddressValidation['messages'] {
  const fields = Array.isArray(details['fields']) ? details['fields'].map(String) : [];
  return fields.length === 0 ? [{ code, message }] : fields.map((field) => ({ code, field, message }));
}

/** Street and city that were typed in one case throughout get capitals. */
function withCapitals(address: FilledAddress): FilledAddress {
  return { ...address, addressLine1: capitalise(address.addressLine1), city: capitalise(address.city) };
}

function capitalise(text: string): string {
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  if (!isOneCase || !/\p{L}{3}/u.test(text)) return text;
  return text.toLowerCase().replace(/(?<![\p{L}\p{N}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}

const COMPARED = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'countryCode'] as const;

function isWrittenOtherwise(address: FilledAddress, entered: Entered): boolean {
  return COMPARED.some((field) => (address[field] ?? '') !== (entered[field] ?? ''));
}

async function markVerified(
  { transaction, basketId }: Pick<LockedCart, 'transaction' | 'basketId'>,
  shippingId: string,
  address: FilledAddress,
): Promise<void> {
  await transaction
    .updateTable('cart_address')
    .set({ is_verified: 1 })
    .where('basket_id', '=', basketId)
    .where('shipping_id', '=', shippingId)
    .where('fields', '=', JSON.stringify(address))
    .execute();
}
