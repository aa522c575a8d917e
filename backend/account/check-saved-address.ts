import {
  invalidFields,
  missingFields,
  REQUIRED_FIELDS,
  tidyAddress,
  type EnteredAddress,
  type TidyAddress,
} from '../../domain/address/check-address.ts';
import { apiError, inputError } from '../core/errors.ts';

/**
 * Returns the address in its country's format. Rejects with `PYT406` and the missing fields, and with `VALIDATION` for
 * an invalid address.
 */
export function checkSavedAddress(
  entered: EnteredAddress & { recipientContactPhone?: string | undefined },
): TidyAddress {
  const address = tidyAddress({ ...entered, phone: entered.phone || entered.recipientContactPhone });
  const fields = missingFields(address, REQUIRED_FIELDS);
  if (fields.length > 0) throw apiError('PYT406', { fields });
  const [wrong] = invalidFields(address);
  if (wrong !== undefined) throw inputError(wrong, 'The field of the address is not valid.');
  return address;
}
