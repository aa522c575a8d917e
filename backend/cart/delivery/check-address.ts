import { invalidFields, missingFields, type AddressField } from '../../../domain/address/check-address.ts';
import { isPoBox } from '../../../domain/address/po-box.ts';
import type { TaxMode } from '../../../domain/pricing-model.ts';
import {
  HOME_METHODS,
  isExcluded,
  rateOf,
  servesAddress,
  type ShippingRates,
} from '../../../domain/pricing/shipping/rates.ts';
import { rateAt, type TaxRates } from '../../../domain/pricing/tax/rates.ts';
import type { ErrorId } from '../../../src/api/errors/error-catalog.ts';
import { apiError } from '../../core/errors.ts';
import type { FilledAddress } from './fill-address.ts';

const CONTACT: readonly AddressField[] = ['firstName', 'lastName', 'email'];
const LOCATION: readonly AddressField[] = ['addressLine1', 'city', 'province', 'postalCode', 'countryCode'];
const NAME: readonly AddressField[] = ['firstName', 'lastName'];

export interface SiteRates {
  readonly shipping: ShippingRates;
  readonly tax: TaxRates;
  readonly taxMode: TaxMode;
}

/**
 * Checks an address for home delivery: complete, valid, in a country the site serves, with a street where all methods
 * need one.
 */
export function checkHomeAddress(address: FilledAddress, rates: SiteRates): void {
  requireFields(address, [...CONTACT, ...LOCATION], 'SHP410');
  assertValid(address, 'CHK380');
  assertDeliverable(address, rates);
}

/**
 * Checks the contact for a handover: the notification needs an email address, a collection point a phone number too.
 */
export function checkContact(address: FilledAddress, needsPhone: boolean): void {
  requireFields(address, CONTACT, needsPhone ? 'SHP410' : undefined);
  assertValid(address, 'CHK380');
}

export function checkBillingAddress(address: FilledAddress): void {
  requireFields(address, [...NAME, ...LOCATION], 'BILL410');
  assertValid(address, 'CHK320');
}

/** When only the phone is missing, the error has a code of its own. */
function requireFields(address: FilledAddress, needed: readonly AddressField[], noPhone: ErrorId | undefined): void {
  const fields = missingFields(address, noPhone ? [...needed, 'phone'] : needed);
  if (fields.length === 0) return;
  throw apiError(noPhone && fields.every((field) => field === 'phone') ? noPhone : 'PYT406', { fields });
}

function assertValid(address: FilledAddress, id: 'CHK320' | 'CHK380'): void {
  const fields = invalidFields(address);
  if (fields.length > 0) throw apiError(id, { fields });
}

function assertDeliverable(address: FilledAddress, { shipping, tax, taxMode }: SiteRates): void {
  const { countryCode, province } = address;
  if (!servesAddress(shipping, address)) throw apiError('CANT_SHIP_THERE', { countryCode, province });
  const open = HOME_METHODS.flatMap((code) => rateOf(shipping, code) ?? []).filter(
    (rate) => !isExcluded(rate, address),
  );
  const isBox = isPoBox(address.addressLine1) || isPoBox(address.addressLine2);
  if (isBox && open.every(({ needsStreet }) => needsStreet)) throw apiError('SHIPPING_POBOX_UNAVAILABLE');
  if (taxMode === 'exclusive' && !rateAt(tax, address)) throw apiError('TAX309', { countryCode, province });
}
