/** Phone numbers, their countries and masks (docs/contract.md#phone-numbers). */

/** A country as phone numbers need it. */
export interface PhoneCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** Digits without plus. */
  readonly dialCode: string;
  /** `X` for each digit of a national number: `(XXX) XXX - XXXX`. */
  readonly mask?: string | undefined;
}

/** Codes and dial codes: `US1 GB44`. */
export const readDialCodes = (text: string): PhoneCountry[] =>
  (text.match(/\w+/g) ?? []).map((entry) => {
    const code = entry.slice(0, 2);
    return { code, dialCode: entry.slice(2), mask: MASKS[code] };
  });

/** Masks of national numbers in the shop's countries; elsewhere the region's mask applies. */
const MASKS: Readonly<Record<string, string>> = {
  US: '(XXX) XXX - XXXX',
  CA: '(XXX) XXX - XXXX',
  GB: 'XXXX XXXXXX',
  DE: 'XXXX XXXXXXX',
  FR: 'X XX XX XX XX',
  ES: 'XXX XXX XXX',
  IT: 'XXX XXX XXXX',
  NL: 'X XX XX XX XX',
};

/** The countries that addresses support: the part of the list that browsers load. */
export const ADDRESS_COUNTRIES: readonly PhoneCountry[] = readDialCodes(
  'US1 CA1 GB44 DE49 FR33 ES34 IT39 NL31 MC377 AT43 BE32 CH41 LU352 DK45 NO47 FI358 SE46 PL48 CZ420 PT351 IE353',
);

export const phoneCountryOf = (code: string): PhoneCountry | undefined =>
  ADDRESS_COUNTRIES.find((country) => country.code === code);

export const dialCodeOf = (code: string): string | undefined => phoneCountryOf(code)?.dialCode;

interface PhoneParts {
  readonly dialCode: string;
  readonly national: string;
}

const UNITED_KINGDOM = '44';
const NORTH_AMERICA = '1';
const NATIONAL_DIGITS = 10;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Removes spaces, brackets, dots, dashes, slashes and marks of direction, as other programs copy them. */
export function compactPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');
}

/** Whether a text is a number in international form: a plus and 7 to 15 digits (ITU-T E.164). */
export function isE164(text: string): boolean {
  return E164.test(text);
}

/**
 * Splits a number into dial code and national number; `undefined` when it starts with no known dial code and does not
 * have 10 digits.
 */
export function splitPhone(phone: string, countries: readonly PhoneCountry[]): PhoneParts | undefined {
  const isInternational = phone.startsWith('+');
  const digits = phone.replace(/\D/g, '');
  const country = countries.find(
    (candidate) => digits.startsWith(candidate.dialCode) && (isInternational || fits(candidate, digits)),
  );
  if (country) return { dialCode: country.dialCode, national: digits.slice(country.dialCode.length) };
  if (isInternational || digits.length !== NATIONAL_DIGITS) return undefined;
  return { dialCode: NORTH_AMERICA, national: digits };
}

/**
 * Without a plus a national number may start like a dial code: the dial code matches only when the number is too long
 * for a national one, or fills the mask.
 */
function fits({ dialCode, mask }: PhoneCountry, digits: string): boolean {
  return digits.length > NATIONAL_DIGITS || (mask !== undefined && countX(mask) === digits.length - dialCode.length);
}

/**
 * The number in international form with a leading plus. A number with a leading plus is returned unchanged; `undefined`
 * when no dial code is given and none can be derived from the number.
 */
export function toInternationalPhone(
  { phone, phoneCode = '' }: { readonly phone: string; readonly phoneCode?: string | undefined },
  countries: readonly PhoneCountry[] = ADDRESS_COUNTRIES,
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

export interface PhoneFormat {
  readonly country?: Pick<PhoneCountry, 'mask'> | undefined;
  /** `NORA` or `EMEA`. */
  readonly region: string;
}

/**
 * The mask for the number of digits of a national number: the country's, else the region's; `undefined` when neither
 * has as many placeholders.
 */
export function phoneMask({ country, region }: PhoneFormat, digits: number): string | undefined {
  const masks = [country?.mask, REGION_MASKS[region] ?? USUAL_MASK];
  return masks.find((mask) => mask !== undefined && countX(mask) === digits);
}

/** A national number in its mask; one that fits no mask stays as typed, and so does one in international form. */
export function showPhone(typed: string, format: PhoneFormat): string {
  const digits = compactPhone(typed);
  const mask = /^\d+$/.test(digits) ? phoneMask(format, digits.length) : undefined;
  let position = 0;
  return mask?.replace(/X/g, () => digits[position++] ?? '') ?? typed;
}

/** The digits of a number that is shown in its mask; other texts are returned unchanged. */
export function unmaskPhone(shown: string, format: PhoneFormat): string {
  const digits = compactPhone(shown);
  return showPhone(digits, format) === shown ? digits : shown;
}

const countX = (mask: string): number => mask.split('X').length - 1;

export interface PhoneEdit {
  /** The text before the edit, as `showPhone` returned it. */
  readonly before: string;
  readonly typed: string;
  /** Characters of `typed` before the caret. */
  readonly caret: number;
  /** Whether the edit deleted what follows the caret. */
  readonly isForward: boolean;
}

/**
 * What a field shows after an edit, and its caret, which keeps the digits before it. A mask that no longer fits is
 * removed.
 */
export function editPhone(
  { before, typed, caret, isForward }: PhoneEdit,
  format: PhoneFormat,
): { readonly text: string; readonly caret: number } {
  const shown = showPhone(typed, format);
  const digits = compactPhone(typed);
  const losesMask = unmaskPhone(before, format) !== before && unmaskPhone(shown, format) === shown;
  const text = losesMask && /^\d*$/.test(digits) ? digits : shown;
  return text === typed
    ? { text, caret }
    : { text, caret: caretAfter(text, countDigits(typed.slice(0, caret)), isForward) };
}

const countDigits = (text: string): number => compactPhone(text).replace(/\D/g, '').length;

/** The place after so many digits: before the mask's separators, or behind them. */
function caretAfter(text: string, digits: number, isBehind: boolean): number {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  if (isBehind) return places[digits] ?? text.length;
  return (places[digits - 1] ?? -1) + 1;
}
