import { needsProvince } from '../address/provinces.ts';
import { formatPostalCode } from '../address/postal-code.ts';
import { isEmail } from '../email.ts';
import { compactPhone, dialCodeOf, isE164, toInternationalPhone } from '../phone.ts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export const POSTAL_FIELDS = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'countryCode'] as const;
export const NAME_FIELDS = ['firstName', 'lastName'] as const;
export type ContactName = (typeof CONTACT_FIELDS)[number];
export type AddressName = ContactName | (typeof POSTAL_FIELDS)[number];

type Values = Readonly<Partial<Record<AddressName, string>>>;

/** Whether addresses of the country require the field. */
export function isNeeded(name: AddressName, countryCode: string): boolean {
  if (name === 'addressLine2') return false;
  return name !== 'province' || needsProvince(countryCode);
}

/** Whether a value that is not empty can be valid. */
export function isPlausible(name: AddressName, value: string, { countryCode = '' }: Values): boolean {
  if (name === 'email') return isEmail(value);
  if (name === 'postalCode') return formatPostalCode(countryCode, value) !== undefined;
  if (name !== 'phone') return true;
  const phoneCode = dialCodeOf(countryCode) ?? '';
  return isE164(toInternationalPhone({ phone: compactPhone(value), phoneCode }) ?? '');
}

/** The address as requests expect it: flat, with the dial code of its country. */
export function toAddress(values: Values): Record<string, string> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const phoneCode = dialCodeOf(values.countryCode ?? '');
  return { ...Object.fromEntries(filled), ...(values.phone && phoneCode ? { phoneCode } : {}) };
}

/** The address with dial code and phone as one number (docs/contract.md#addresses), as orders expect it. */
export function withFullPhone({ phoneCode, ...address }: Readonly<Record<string, string>>): Record<string, string> {
  const phone = compactPhone(address['phone'] ?? '');
  return phone === '' ? address : { ...address, phone: toInternationalPhone({ phone, phoneCode }) ?? phone };
}
