import { isEmail } from '../email.ts';
import { compactPhone, dialCodeOf, isE164, toInternationalPhone } from '../phone.ts';
import { countryCodeOf, countryName } from './countries.ts';
import { formatPostalCode, hasPostalRule } from './postal-code.ts';
import { needsProvince, provinceCode } from './provinces.ts';

/** Address fields as entered; an empty text is a missing field. */
export type EnteredAddress = { readonly [Field in keyof TidyAddress]?: string | null | undefined };

/** A missing field is an empty text, `null` for the province. */
export interface TidyAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164 when the number can be parsed. */
  readonly phone: string;
  readonly phoneCode: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly province: string | null;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
}

export type AddressField = keyof TidyAddress;

/** Fields that every complete address has; a province only where the country has them. Uses add phone or email. */
export const REQUIRED_FIELDS: readonly AddressField[] = [
  'firstName',
  'lastName',
  'addressLine1',
  'city',
  'province',
  'postalCode',
  'countryCode',
];

const clean = (text: string | null | undefined): string => (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * Normalizes an address to its country's conventions: codes for country and province, the form of the postal code, the
 * phone in E.164.
 */
export function tidyAddress(entered: EnteredAddress): TidyAddress {
  const countryCode = tidyCountry(entered);
  const province = clean(entered.province);
  const postalCode = clean(entered.postalCode);
  return {
    firstName: clean(entered.firstName),
    lastName: clean(entered.lastName),
    email: clean(entered.email),
    ...tidyPhone(entered, countryCode),
    addressLine1: clean(entered.addressLine1),
    addressLine2: clean(entered.addressLine2),
    city: clean(entered.city),
    province: province === '' ? null : (provinceCode(countryCode, province) ?? province),
    postalCode: formatPostalCode(countryCode, postalCode) ?? postalCode.toUpperCase(),
    country: clean(entered.country) || (hasPostalRule(countryCode) ? countryName(countryCode) : ''),
    countryCode,
  };
}

/** The code, else the code for the name; an unknown country stays as entered, so that it can be reported. */
function tidyCountry({ countryCode, country }: EnteredAddress): string {
  const entered = clean(countryCode) || clean(country);
  return countryCodeOf(entered) ?? entered.toUpperCase();
}

function tidyPhone({ phone, phoneCode }: EnteredAddress, countryCode: string): { phone: string; phoneCode: string } {
  const code = clean(phoneCode).replace(/\D/g, '') || (dialCodeOf(countryCode) ?? '');
  const compact = compactPhone(clean(phone));
  if (compact === '') return { phone: '', phoneCode: code };
  return {
    phone: toInternationalPhone({ phone: compact, phoneCode: code }) ?? compact,
    phoneCode: code,
  };
}

/** Those of the `needed` fields that are empty; a province is not needed in countries whose addresses have none. */
export function missingFields(address: TidyAddress, needed: readonly AddressField[]): AddressField[] {
  return needed.filter(
    (field) => (address[field] ?? '') === '' && (field !== 'province' || needsProvince(address.countryCode)),
  );
}

/** Fields that are present and invalid. */
export function invalidFields(address: TidyAddress): AddressField[] {
  const { countryCode, province, postalCode, email, phone } = address;
  const isKnown = hasPostalRule(countryCode);
  const checks: readonly (readonly [AddressField, boolean])[] = [
    ['countryCode', countryCode !== '' && !isKnown],
    ['postalCode', isKnown && postalCode !== '' && formatPostalCode(countryCode, postalCode) === undefined],
    ['province', needsProvince(countryCode) && province !== null && provinceCode(countryCode, province) === undefined],
    ['email', email !== '' && !isEmail(email)],
    ['phone', phone !== '' && !isE164(phone)],
  ];
  return checks.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}
