import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { compactPhone, isE164, toInternationalPhone } from '../../domain/phone.ts';
import { listCountries } from './countries.ts';

export interface PhoneNumber {
  /** E.164: one number has one notation. */
  readonly phone: string;
  readonly phoneCode: string;
}

const ENGLISH = 'en-us';

/** Parses a number as people write it; `undefined` when it is invalid. */
export function readPhoneNumber(phone: string, phoneCode?: string): PhoneNumber | undefined {
  const international = toInternationalPhone({ phone: compactPhone(phone), phoneCode }, listCountries(ENGLISH));
  if (international === undefined || !isE164(international)) return undefined;
  const parsed = parsePhoneNumberFromString(international);
  if (!parsed?.isPossible()) return undefined;
  return { phone: parsed.number, phoneCode: parsed.countryCallingCode };
}
