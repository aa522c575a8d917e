/** Post office boxes and parcel lockers in the shop's languages, folded: lower case without accents. */
const PATTERNS: readonly RegExp[] = [
  /\bp\s*\.?\s*o\s*\.?\s*b(o|0)x\b/,
  /\bp\s*\.?\s*o\s*\.?\s*#?\s*\d+\b/,
  /\bpost\s*(office)?\s*box\b/,
  /\bpostfach\b/,
  /\bpackstation\b/,
  /\bboite\s+postale\b/,
  /\bcase\s+postale\b/,
  /\b(b|c)\s*\.?\s*p\s*\.?\s*\d+\b/,
  /\bapartado(\s+de\s+correos|\s+postal)?\s*\d+/,
  /\bcasella\s+postale\b/,
  /\bpostbus\b/,
];

/** Whether a line of an address is a post office box, where couriers do not deliver. */
export function isPoBox(line: string): boolean {
  const folded = line.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return PATTERNS.some((pattern) => pattern.test(folded));
}
