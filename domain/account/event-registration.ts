/** What the form of an event may ask for; the names of its fields and of the registration's attributes. */
export const EVENT_FIELDS = ['name', 'email', 'people'] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

/** People whom one registration may bring, with the one who registers. */
export const MAX_PEOPLE = 20;

export function isPartySize(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PEOPLE;
}
