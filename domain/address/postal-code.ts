/** How a country writes its postal codes, without spaces and dashes. */
interface PostalRule {
  readonly pattern: RegExp;
  /** Separator of the pattern's groups; without it the code stays as it is. */
  readonly separator?: string;
}

const digits = (count: number): PostalRule => ({ pattern: new RegExp(`^(\\d{${count}})$`) });
const split = (pattern: RegExp, separator = ' '): PostalRule => ({ pattern, separator });

const RULES: Readonly<Record<string, PostalRule>> = {
  US: split(/^(\d{5})(\d{4})?$/, '-'),
  CA: split(/^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/),
  GB: split(/^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/),
  NL: split(/^([1-9]\d{3})([A-Z]{2})$/),
  DE: digits(5),
  FR: digits(5),
  ES: { pattern: /^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/ },
  IT: digits(5),
  MC: { pattern: /^(980\d{2})$/ },
  AT: digits(4),
  BE: digits(4),
  CH: digits(4),
  LU: digits(4),
  DK: digits(4),
  NO: digits(4),
  FI: digits(5),
  SE: split(/^(\d{3})(\d{2})$/),
  PL: split(/^(\d{2})(\d{3})$/, '-'),
  CZ: split(/^(\d{3})(\d{2})$/),
  PT: split(/^(\d{4})(\d{3})$/, '-'),
  IE: split(/^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/),
};

/** Codes of the countries whose form of postal codes is known. */
export const POSTAL_COUNTRIES: readonly string[] = Object.keys(RULES);

/** Whether the form of the country's postal codes is known. */
export function hasPostalRule(country: string): boolean {
  return Object.hasOwn(RULES, country);
}

/**
 * A postal code in its country's form: `k1a0b1` becomes `K1A 0B1`; `undefined` when it is invalid there. A country
 * without a known form accepts any code of letters and digits.
 */
export function formatPostalCode(country: string, text: string): string | undefined {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–.]/g, '');
  const rule = Object.hasOwn(RULES, country) ? RULES[country] : undefined;
  if (!rule) return /^[A-Z\d]{2,10}$/.test(compact) ? compact : undefined;
  const groups = rule.pattern.exec(compact)?.slice(1);
  return groups?.filter((group) => group !== undefined).join(rule.separator ?? '');
}
