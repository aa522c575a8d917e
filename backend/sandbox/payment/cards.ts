import { createHmac, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';

export type SandboxCard = Insertable<Tables['sandbox_card']>;

/** Cards that are not simply approved (docs/contract.md#sandbox). */
const BEHAVIOURS: ReadonlyMap<string, SandboxCard['behaviour']> = new Map([
  ['4000000000003220', 'challenge'],
  ['4000000000000002', 'decline'],
  ['4000000000009995', 'fraud'],
] as const);

/** Approved cards whose response is late, or lost on its way back. */
const ANSWERS: ReadonlyMap<string, SandboxCard['answer']> = new Map([
  ['4000000000000408', 'slow'],
  ['4000000000000499', 'lost'],
] as const);

/** A public number needs no secret fingerprint: the saved card of the demo account has the same (`backend/seed`). */
const PUBLIC_FINGERPRINTS: ReadonlyMap<string, string> = new Map([['4111111111111111', 'demo-card-1']]);

const BRANDS: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
  [/^(6011|65|64[4-9])/, 'DISCOVER'],
];

const BIN_DIGITS = 6;
/** Milliseconds during which an entered card can be used. */
const LIFETIME = 60 * 60 * 1000;

const digits = z.union([z.string().trim().max(30), z.number().int().nonnegative()]).transform(String);

export const cardForm = z.object({ number: digits, expiryMonth: digits, expiryYear: digits, cvc: digits });

export type CardForm = z.output<typeof cardForm>;

/** The invalid field of a form, and why. */
export interface CardError {
  readonly field: keyof CardForm | 'expiry';
  readonly message: string;
}

export type CardReading = { readonly error: CardError } | { readonly card: SandboxCard };

/** Validates a form, and discards the number. `salt` makes fingerprints useless elsewhere. */
export function readCard(form: CardForm, { now, salt }: { now: number; salt: string }): CardReading {
  const number = form.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) return { error: { field: 'number', message: 'The card number is not valid.' } };
  const expiry = readExpiry(form);
  if (!expiry) return { error: { field: 'expiry', message: 'The expiry date is not valid.' } };
  if (hasExpired(expiry, now)) return { error: { field: 'expiry', message: 'The card has expired.' } };
  if (!/^\d{3,4}$/.test(form.cvc)) return { error: { field: 'cvc', message: 'The security code is not valid.' } };
  return {
    card: {
      token: `tok_${randomUUID()}`,
      behaviour: BEHAVIOURS.get(number) ?? 'approve',
      answer: ANSWERS.get(number) ?? 'prompt',
      brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'CARD',
      bin: number.slice(0, BIN_DIGITS),
      last4: number.slice(-4),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      fingerprint: PUBLIC_FINGERPRINTS.get(number) ?? createHmac('sha256', salt).update(number).digest('base64url'),
      expires_at: now + LIFETIME,
    },
  };
}

/** A card is valid to the end of its month, in every time zone. */
export function hasExpired({ month, year }: { month: number; year: number }, now: number): boolean {
  return new Date(now).getTime() >= Date.UTC(year, month, 1, 12);
}

function readExpiry({ expiryMonth, expiryYear }: CardForm): { month: number; year: number } | undefined {
  const month = Number(expiryMonth);
  if (!/^\d{1,2}$/.test(expiryMonth) || month < 1 || month > 12) return undefined;
  if (!/^(\d{2}|\d{4})$/.test(expiryYear)) return undefined;
  return { month, year: expiryYear.length === 2 ? 2000 + Number(expiryYear) : Number(expiryYear) };
}

/** ISO/IEC 7812-1: 12 to 19 digits, the last of them a Luhn check digit. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
