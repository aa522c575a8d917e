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

/** Every country with its dial code (ITU-T E.164). No dial code is the beginning of another. */
const DIAL_CODES = `
  AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32
  BF226 BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243
  CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1
  DO1 DZ213 EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995
  GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36
  ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1
  KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373
  ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60
  MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63
  PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65
  SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TA290 TC1 TD235 TG228
  TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58
  VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263
`;

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

export const PHONE_COUNTRIES: readonly PhoneCountry[] = Array.from(
  DIAL_CODES.matchAll(/([A-Z]{2})(\d+)/g),
  ([, code = '', dialCode = '']) => ({ code, dialCode, ...(MASKS[code] === undefined ? {} : { mask: MASKS[code] }) }),
);

export const phoneCountryOf = (code: string): PhoneCountry | undefined =>
  PHONE_COUNTRIES.find((country) => country.code === code);

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
  return text.normalize('NFKC').replace(/[\s().\-/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Whether a text is a number in international form: a plus and 7 to 15 digits (ITU-T E.164). */
export function isE164(text: string): boolean {
  return E164.test(text);
}

/**
 * Splits a number into dial code and national number; `undefined` when it starts with no known dial code and does not
 * have 10 digits.
 */
export function splitPhone(phone: string): PhoneParts | undefined {
  const isInternational = phone.startsWith('+');
  const digits = phone.replace(/\D/g, '');
  const country = PHONE_COUNTRIES.find(
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
export function toInternationalPhone({
  phone,
  phoneCode = '',
}: {
  readonly phone: string;
  readonly phoneCode?: string | undefined;
}): string | undefined {
  if (phone.startsWith('+')) return phone;
  const dialCode = phoneCode.replace(/\D/g, '');
  const parts = dialCode === '' ? splitPhone(phone) : { dialCode, national: phone };
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
  const isUnmasked = unmaskPhone(before, format) !== before && /^\d*$/.test(digits) && shown === typed;
  const text = isUnmasked && phoneMask(format, digits.length) === undefined ? digits : shown;
  return text === typed
    ? { text, caret }
    : { text, caret: caretAfter(text, countDigits(typed.slice(0, caret)), isForward) };
}

const countDigits = (text: string): number => text.normalize('NFKC').replace(/\D/g, '').length;

/** The place after so many digits: before the mask's separators, or behind them. */
function caretAfter(text: string, digits: number, isBehind: boolean): number {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  if (isBehind) return places[digits] ?? text.length;
  return digits === 0 ? 0 : (places[digits - 1] ?? text.length - 1) + 1;
}
