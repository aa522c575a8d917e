import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putStore, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf, WRONG } from './identity.test-support.ts';
import { hashPassword } from './passwords.ts';
import { GUESSES, LOCK_MILLISECONDS } from './lockout-policy.ts';

const SECRET = 'Shelf 12 left';

describe.each(TEST_DATABASES)('an associate on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
    await putStore(database, { id: '1001', name: 'Harbor' });
    const secret_hash = await hashPassword(SECRET);
    const employees = ['A1', 'A2'].map((employee_id) => ({ employee_id, name: `Associate ${employee_id}` }));
    const rows = employees.map((employee) => ({ store_id: '1001', secret_hash, ...employee }));
    await database.write.insertInto('employee').values(rows).execute();
  });
  afterAll(() => database.close());

  async function connect(request: object) {
    const { principal, accessToken } = await shop.sessions.startGuest(us);
    const login = { storeId: '1001', storeEmployeeId: 'A1', ...request };
    return { accessToken, ...(await shop.identity.connectAssociate(login, principal)) };
  }

  test.each([{ password: SECRET }, { pin: SECRET }])('is connected to a session by %j', async (secret) => {
    const { accessToken, ...answer } = await connect(secret);
    expect(answer).toEqual({
      storeId: '1001',
      storeName: 'Harbor',
      storeEmployeeId: 'A1',
      storeEmployeeName: 'Associate A1',
    });
    const session = await shop.sessions.find(accessToken);
    expect(session).toMatchObject({ loggedIn: false, associate: { storeId: '1001', employeeId: 'A1' } });
  });

  test('stays connected when the session is refreshed and when the customer signs in', async () => {
    const { principal, refreshToken } = await shop.sessions.startGuest(us);
    const login = { storeId: '1001', storeEmployeeId: 'A1', password: SECRET };
    await shop.identity.connectAssociate(login, principal);
    const renewed = await shop.sessions.refresh(refreshToken);
    const { email } = await shop.signUp();
    const signedIn = await shop.exchange(await shop.authorize(email, undefined, renewed.principal), renewed.principal);
    expect(signedIn.principal).toMatchObject({ loggedIn: true, associate: { storeId: '1001', employeeId: 'A1' } });
  });

  test('rejects another store and an unknown employee', async () => {
    expect(await outcomeOf(connect({ storeId: '1002', password: SECRET }))).toBe('STR404');
    expect(await outcomeOf(connect({ storeEmployeeId: 'A9', password: SECRET }))).toBe('STR404');
  });

  test('is locked temporarily after wrong secrets, never permanently', async () => {
    const guess = () => outcomeOf(connect({ storeEmployeeId: 'A2', password: WRONG }));
    for (let round = 0; round < 3; round += 1) {
      const outcomes: string[] = [];
      while (outcomes.length < GUESSES) outcomes.push(await guess());
      expect(outcomes).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
      expect(await outcomeOf(connect({ storeEmployeeId: 'A2', password: SECRET }))).toBe('AUT423');
      shop.clock.now += LOCK_MILLISECONDS;
    }
    expect(await outcomeOf(connect({ storeEmployeeId: 'A2', password: SECRET }))).toBe('done');
  });
});
