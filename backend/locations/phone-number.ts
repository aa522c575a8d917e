import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { PHONE_COUNTRIES } from '../../domain/phone-countries.ts';
import { compactPhone, isE164, splitPhone, toInternationalPhone } from '../../domain/phone.ts';

export interface PhoneNumber {
  /** In international form; a number that begins with a plus keeps its digits (docs/contract.md#phone-numbers). */
  readonly phone: string;
  readonly phoneCode: string;
}

/** Reads a number as people write it; `undefined` when no such number can exist. */
export function readPhoneNumber(entered: string, phoneCode?: string): PhoneNumber | undefined {
  const phone = toInternationalPhone({ phone: compactPhone(entered), phoneCode }, PHONE_COUNTRIES);
  if (phone === undefined || !isE164(phone)) return undefined;
  const parts = splitPhone(phone, PHONE_COUNTRIES);
  if (!parts || parsePhoneNumberFromString(phone)?.isPossible() !== true) return undefined;
  return { phone, phoneCode: parts.dialCode };
}
