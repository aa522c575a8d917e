import type { AddressFields, CartAddress } from '../../../api/core/address.schema.ts';
import type { ShippingAddressInput } from '../../../api/cart/delivery.schema.ts';
import { countryName } from '../../../../domain/address/countries.ts';
import { HOME } from '../../../../domain/pricing/shipping/quote-shipments.ts';
import { addressIn } from '../source/addresses.ts';
import type { SampleContext } from '../source/context.ts';
import type { CartState } from './state.ts';

/** Changes of the sample cart's shipping and billing addresses. */

export function setAddress(
  state: CartState,
  { shippingId = HOME, ...fields }: ShippingAddressInput,
  context: SampleContext,
): CartState {
  const store = context.stores.find(({ id }) => shippingId === `pickup-${id}`);
  const address = { ...fill(fields, context), ...store?.address };
  return { ...state, addresses: { ...state.addresses, [shippingId]: address } };
}

export function unsetAddress(state: CartState, shippingId = HOME): CartState {
  const remaining = Object.entries(state.addresses).filter(([id]) => id !== shippingId);
  return { ...state, addresses: Object.fromEntries(remaining) };
}

export function setBilling(state: CartState, fields: AddressFields, context: SampleContext): CartState {
  return { ...state, billingAddress: fill(fields, context) };
}

/** Completes the entered fields with those of the sample customer. */
function fill(fields: AddressFields, { site, locale }: SampleContext): CartAddress {
  const own = addressIn(site.country, locale);
  const given = (name: keyof CartAddress) => fields[name] || own[name] || '';
  const countryCode = given('countryCode');
  return {
    firstName: given('firstName'),
    lastName: given('lastName'),
    email: given('email'),
    phone: given('phone'),
    phoneCode: given('phoneCode'),
    addressLine1: given('addressLine1'),
    addressLine2: fields.addressLine2 ?? '',
    city: given('city'),
    province: given('province') || null,
    postalCode: given('postalCode'),
    country: countryName(countryCode, locale),
    countryCode,
    addressId: fields.addressId ?? null,
  };
}
