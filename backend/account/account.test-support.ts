import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Inserts an account, by default with an email address only; returns its number. */
export async function putConsumer(
  { write }: Database,
  consumer: Partial<Insertable<Tables['consumer']>> = {},
): Promise<string> {
  const consumerNo = consumer.consumer_no ?? `C-${crypto.randomUUID()}`;
  const row = {
    consumer_no: consumerNo,
    email: `${consumerNo.toLowerCase()}@example.com`,
    site_id: 'us',
    locale: 'en-us',
  };
  const times = { created_at: 0, updated_at: 0 };
  await write
    .insertInto('consumer')
    .values({ consumer_type: 'REGISTERED', ...row, ...times, ...consumer })
    .execute();
  const { points = 0 } = consumer;
  if (points > 0) {
    const entry = { id: crypto.randomUUID(), consumer_no: consumerNo, kind: 'opening' as const, points };
    await write
      .insertInto('points_entry')
      .values({ ...entry, remaining: points, created_at: 0, expires_at: FAR_AHEAD })
      .execute();
  }
  return consumerNo;
}

const FAR_AHEAD = Date.UTC(2100, 0);

/** All fields that enrolling requires. */
export const WHOLE = {
  firstName: 'Ann',
  lastName: 'Ash',
  postalCode: '80301',
  birthDate: '1990-04-23',
};

export const HOME = {
  approachType: 'S',
  firstName: 'Ann',
  lastName: 'Ash',
  addressLine1: '12 Ridge Road',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80301',
  countryCode: 'US',
  phone: '(303) 555-0134',
} as const;

/** A phone number that is unique in the test. */
export const freshPhone = (): string => `+1303555${String((phones += 1)).padStart(4, '0')}`;
let phones = 0;
