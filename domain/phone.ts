/** Phone numbers and their masks (docs/contract.md#phone-numbers). */

/** The fields of a country that phone numbers need. */
export interface DialCountry {
  /** Digits without plus. */
  readonly dialCode: string;
  /** `X` for each digit of a national number: `(XXX) XXX - XXXX`. */
  readonly mask?: string | undefined;
}

export interface PhoneParts {
  readonly dialCode: string;
  readonly national: string;
}

const UNITED_KINGDOM = '44';
const NORTH_AMERICA = '1';
const NATIONAL_DIGITS = 10;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Removes spaces, brackets, dots, dashes and slashes; a leading plus stays. */
export function compactPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s().\-/\u2010-\u2015]/g, '');
}

/** Whether a text is a number in international form: a plus and 7 to 15 digits (ITU-T E.164). */
export function isE164(text: string): boolean {
  return E164.test(text);
}

/**
 * Splits a number into dial code and national number; `undefined` when it starts with no known dial code and does not
 * have 10 digits.
 */
export function splitPhone(phone: string, countries: readonly DialCountry[]): PhoneParts | undefined {
  const isInternational = phone.startsWith('+');
  const digits = phone.replace(/\D/g, '');
  const [country] = countries
    .filter((candidate) => digits.startsWith(candidate.dialCode) && (isInternational || fits(candidate, digits)))
    .toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  if (country) return { dialCode: country.dialCode, national: digits.slice(country.dialCode.length) };
  if (isInternational || digits.length !== NATIONAL_DIGITS) return undefined;
  return { dialCode: NORTH_AMERICA, national: digits };
}

/**
 * Without a plus a national number may start like a dial code: the dial code matches only when the number is too long
 * for a national one, or fills the mask.
 */
function fits({ dialCode, mask }: DialCountry, digits: string): boolean {
  return digits.length > NATIONAL_DIGITS || (mask !== undefined && countX(mask) === digits.length - dialCode.length);
}

/**
 * The number in international form with a leading plus. A number with a leading plus is returned unchanged; `undefined`
 * when no dial code is given and none can be derived from the number.
 */
export function toInternationalPhone(
  { phone, phoneCode = '' }: { readonly phone: string; readonly phoneCode?: string | undefined },
  countries: readonly DialCountry[],
): string | undefined {
  if (phone.startsWith('+')) return phone;
  const dialCode = phoneCode.replace(/\D/g, '');
  const parts = dialCode === '' ? splitPhone(phone, countries) : { dialCode, national: phone };
  if (!parts) return undefined;
  const national = parts.dialCode === UNITED_KINGDOM ? parts.national.replace(/^0/, '') : parts.national;
  return `+${parts.dialCode}${national}`;
}

const REGION_MASKS: Readonly<Record<string, string>> = { NORA: '(XXX) XXX - XXXX' };
const USUAL_MASK = 'XXXX - XXX - XXX';

/**
 * The mask for the number of digits: the country's, else the region's; `undefined` when neither has as many
 * placeholders.
 */
export function phoneMask({ country, region, digits }: PhoneMaskChoice): string | undefined {
  const masks = [country?.mask, REGION_MASKS[region] ?? USUAL_MASK];
  return masks.find((mask) => mask !== undefined && countX(mask) === digits);
}

interface PhoneMaskChoice {
  readonly country?: DialCountry | undefined;
  /** `NORA` or `EMEA`. */
  readonly region: string;
  /** Digits of the national number. */
  readonly digits: number;
}

/** Replaces the mask's placeholders with the digits. */
export function maskPhone(national: string, mask: string): string {
  let position = 0;
  return mask.replace(/X/g, () => national[position++] ?? '');
}

const countX = (mask: string): number => mask.split('X').length - 1;
