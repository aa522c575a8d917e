import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When an account's owner showed that its address is theirs. An account without a password was opened by another company's word for
 * the address; of all others nobody knows yet.
 */
export const addEmailVerified: Migration = {
  async up(database) {
    await database.schema.alterTable('consumer').addColumn('email_verified_at', 'bigint').execute();
    await sql`update consumer set email_verified_at = created_at where password_hash is null and consumer_no in (
      select consumer_no from consumer_identity where provider not in ('WRANX', 'IPA'))`.execute(database);
  },
};
