const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const YOUNGEST = 13;
const OLDEST = 120;

/** Full years from an ISO 8601 date to a moment in UTC; `undefined` for an invalid date. */
export function ageAt(birthDate: string, now: number): number | undefined {
  const [, year, month, day] = (ISO_DATE.exec(birthDate) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const today = new Date(now);
  const hadBirthday = (today.getUTCMonth() + 1 - month || today.getUTCDate() - day) >= 0;
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Whether the birth date allows an account: a valid date in the past, 13 to 120 years ago. */
export function isAllowedBirthDate(birthDate: string, now: number): boolean {
  const age = ageAt(birthDate, now);
  return age !== undefined && age >= YOUNGEST && age <= OLDEST;
}
