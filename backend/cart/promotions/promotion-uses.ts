import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { foldEmail } from '../../../domain/email.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Keys under which uses are counted: account or session, and email addresses, so that a returning guest is recognised.
 */
export function consumerKeys(consumerNo: string, emails: readonly string[]): string[] {
  const addresses = new Set(emails.map(foldEmail).filter((email) => email !== ''));
  return [`consumer:${consumerNo}`, ...Array.from(addresses, (email) => `email:${hash(email)}`)];
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export const promotionSubject = (id: string): string => `promotion:${id}`;
export const couponSubject = (code: string): string => `coupon:${code}`;

/** The uses of each subject: the highest count over the keys; 0 for unused ones. */
export async function loadUses(
  database: Kysely<Tables>,
  subjects: readonly string[],
  keys: readonly string[],
): Promise<(subject: string) => number> {
  if (subjects.length === 0) return () => 0;
  const rows = await database
    .selectFrom('promotion_consumer_use')
    .select(['subject', 'used'])
    .where('subject', 'in', subjects)
    .where('consumer_key', 'in', keys)
    .execute();
  return (subject) => Math.max(0, ...rows.filter((row) => row.subject === subject).map(({ used }) => used));
}
