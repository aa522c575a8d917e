import type { Kysely } from 'kysely';
import type { CustomerFacts } from '../../../domain/pricing-model.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

const PROFESSIONAL = ['WRANX', 'IPA'];

/** The facts about the cart's owner that prices depend on; without an account the owner is a guest. */
export async function loadCustomer(database: Kysely<Tables>, consumerNo: string): Promise<CustomerFacts> {
  const [row] = await findConsumer(database, { consumerNo });
  if (!row) return { consumerNo, isSignedIn: false, isMember: false, groups: [] };
  const [accounts, identities] = await Promise.all([
    database.selectFrom('spend_account').select('kind').where('consumer_no', '=', consumerNo).execute(),
    database.selectFrom('consumer_identity').select('provider').where('consumer_no', '=', consumerNo).execute(),
  ]);
  const groups = new Set<string>(accounts.flatMap(({ kind }) => (kind === 'employee' ? [] : [kind])));
  if (identities.some(({ provider }) => PROFESSIONAL.includes(provider))) groups.add('prosumer');
  if (row.consumer_type === 'EMPLOYEE' && row.employee_terms_at !== null) groups.add('employee');
  return { consumerNo, isSignedIn: true, isMember: row.member_id !== null, groups: [...groups] };
}

const findConsumer = prepared((database, { consumerNo }: { consumerNo: string }) =>
  database
    .selectFrom('consumer')
    .select(['consumer_type', 'member_id', 'employee_terms_at'])
    .where('consumer_no', '=', consumerNo),
);
