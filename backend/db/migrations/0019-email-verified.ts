import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When the owner of an account verified its address. The address of an account without a password was verified by a
 * social sign-in; for all others it is not known.
 */
export const addEmailVerified: Migration = {
  async up(database) {
    await database.schema.alterTable('consumer').addColumn('email_verified_at', 'bigint').execute();
    await sql`update consumer set email_verified_at = created_at where password_hash is null and consumer_no in (
      select consumer_no from consumer_identity where provider not in ('WRANX', 'IPA'))`.execute(database);
  },
};
