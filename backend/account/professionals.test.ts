import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createSandbox } from '../sandbox/professional/sandbox.ts';
import { putConsumer } from './account.test-support.ts';
import { createProfessionalService, type ProfessionalService } from './professionals.ts';

describe.each(TEST_DATABASES)('memberships of professionals on $name', ({ open }) => {
  let database: Database;
  let professionals: ProfessionalService;
  let ann: string;
  let errors: unknown[] = [];
  let digits = 100_001;
  const log = { info() {}, warn() {}, error: (details: unknown) => void errors.push(details) };

  beforeAll(async () => {
    database = await open();
    const { adapter: professional } = createSandbox({});
    professionals = createProfessionalService({ ...database, professional, log });
  });
  beforeEach(async () => {
    ann = await putConsumer(database);
    errors = [];
    digits += 1;
  });
  afterAll(() => database.close());

  const claimOf = (memberNumber: string, programme: 'IPA' | 'WRANX' = 'IPA') => ({
    programme,
    memberNumber,
    lastName: 'Ash',
  });
  const apply = (memberNumber: string, by = ann, currency = 'USD') =>
    professionals.apply(by, claimOf(memberNumber), currency);
  const storedOf = async (consumer_no = ann) => {
    const { read } = database;
    const identities = read.selectFrom('consumer_identity').select(['provider', 'subject']);
    const accounts = read.selectFrom('spend_account').select(['kind', 'currency', 'cap_minor', 'spent_minor']);
    return {
      identities: await identities.where('consumer_no', '=', consumer_no).orderBy('provider').execute(),
      accounts: await accounts.where('consumer_no', '=', consumer_no).execute(),
    };
  };

  test('that are active become an identity with a cap, once', async () => {
    expect(await apply(`ipa ${digits}`)).toEqual({ result: 'verified' });
    const stored = {
      identities: [{ provider: 'IPA', subject: `IPA-${digits}` }],
      accounts: [{ kind: 'prosumer', currency: 'USD', cap_minor: 150_000, spent_minor: 0 }],
    };
    expect(await storedOf()).toEqual(stored);
    expect(await apply(`IPA-${digits}`)).toEqual({ result: 'verified' });
    expect(await storedOf()).toEqual(stored);
  });

  test('of a second programme go on with the same cap', async () => {
    await apply(`IPA-${digits}`);
    await database.write
      .updateTable('spend_account')
      .set({ spent_minor: 5000 })
      .where('consumer_no', '=', ann)
      .execute();
    const second = await professionals.apply(ann, claimOf(`WRANX-${digits}`, 'WRANX'), 'EUR');
    expect(second).toEqual({ result: 'verified' });
    const { identities, accounts } = await storedOf();
    expect(identities.map(({ provider }) => provider)).toEqual(['IPA', 'WRANX']);
    expect(accounts).toEqual([{ kind: 'prosumer', currency: 'USD', cap_minor: 150_000, spent_minor: 5000 }]);
  });

  test('belong to one account, also when two claim one at once', async () => {
    const bob = await putConsumer(database);
    const results = await Promise.all([apply(`IPA-${digits}`), apply(`IPA-${digits}`, bob)]);
    expect(results.map(({ result }) => result).toSorted()).toEqual(['taken', 'verified']);
    const stored = [await storedOf(), await storedOf(bob)];
    expect(stored.flatMap(({ identities }) => identities)).toHaveLength(1);
    expect(stored.flatMap(({ accounts }) => accounts)).toHaveLength(1);
  });

  test.each([
    ['unknown', '123456'],
    ['unknown', 'WRANX-123456'],
    ['expired', 'IPA-123400'],
  ])('that are %s change nothing: %s', async (result, memberNumber) => {
    expect(await apply(memberNumber)).toEqual({ result });
    expect(await storedOf()).toEqual({ identities: [], accounts: [] });
    expect(errors).toEqual([]);
  });

  test('are unavailable while the programme does not respond, and where the feature is off', async () => {
    expect(await apply('IPA-123499')).toEqual({ result: 'unavailable' });
    expect(errors).toMatchObject([{ programme: 'IPA' }]);
    const off = createProfessionalService({ ...database, professional: undefined, log });
    expect(await off.apply(ann, claimOf(`IPA-${digits}`), 'USD')).toEqual({ result: 'unavailable' });
    expect(await storedOf()).toEqual({ identities: [], accounts: [] });
  });

  test('need an account', async () => {
    await expect(apply(`IPA-${digits}`, 'nobody')).rejects.toMatchObject({ errorId: 'PRO404' });
  });
});
