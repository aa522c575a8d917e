/** Interests that members can choose; stored separated by `|`. */
export const INTERESTS = [
  'hiking',
  'trail-running',
  'climbing',
  'camping',
  'winter',
  'cycling',
  'water',
  'travel',
  'everyday',
] as const;

const KNOWN_INTERESTS: ReadonlySet<string> = new Set(INTERESTS);

/** The distinct interests of a pipe-separated text. */
export function splitInterests(text: string): string[] {
  const names = text.split('|').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

export function isInterest(name: string): boolean {
  return KNOWN_INTERESTS.has(name);
}

export interface EnrollmentDetails {
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly postalCode: string | null;
  readonly birthDate: string | null;
}

/** Has an account, but lacks fields that enrolment requires (docs/contract.md#account). */
export function isPartiallyEnrolled({ email, ...asked }: EnrollmentDetails): boolean {
  return Boolean(email) && Object.values(asked).some((value) => value === null || value === '');
}
