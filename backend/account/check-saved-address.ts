import {
  invalidFields,
  missingFields,
  tidyAddress,
  type AddressField,
  type EnteredAddress,
  type TidyAddress,
} from '../../domain/address/check-address.ts';
import { apiError, inputError } from '../core/errors.ts';

/** Phone and email are required only where the address is used. */
const NEEDED: readonly AddressField[] = [
  'firstName',
  'lastName',
  'addressLine1',
  'city',
  'province',
  'postalCode',
  'countryCode',
];

/**
 * Returns the address in its country's format. Rejects with `PYT406` and the missing fields, and with `VALIDATION` for
 * an invalid address.
 */
export function checkSavedAddress(
  entered: EnteredAddress & { recipientContactPhone?: string | undefined },
): TidyAddress {
  const address = tidyAddress({ ...entered, phone: entered.phone || entered.recipientContactPhone });
  const fields = missingFields(address, NEEDED);
  if (fields.length > 0) throw apiError('PYT406', { fields });
  const [wrong] = invalidFields(address);
  if (wrong !== undefined) throw inputError(wrong, 'The field of the address is not valid.');
  return address;
}
