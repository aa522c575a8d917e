import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putStore, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf, WRONG } from './identity.test-support.ts';
import { hashPassword } from './passwords.ts';
import { GUESSES, LOCK_MILLISECONDS } from './lockout-policy.ts';
import { STORE_IDLE } from './session-row.ts';

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

  const HERE = '192.0.2.1';

  async function connect(request: object, network = HERE) {
    const { principal, accessToken, refreshToken } = await shop.sessions.startGuest(us);
    const login = { storeId: '1001', storeEmployeeId: 'A1', ...request };
    const associate = await shop.identity.connectAssociate(login, { principal, network });
    return { accessToken, refreshToken, associate };
  }

  test.each([{ password: SECRET }, { pin: SECRET }])('is connected to a session by %j', async (secret) => {
    const { accessToken, associate } = await connect(secret);
    expect(associate).toEqual({
      storeId: '1001',
      storeName: 'Harbor',
      storeEmployeeId: 'A1',
      storeEmployeeName: 'Associate A1',
    });
    const session = await shop.sessions.find(accessToken);
    expect(session).toMatchObject({ loggedIn: false, associate: { storeId: '1001', employeeId: 'A1' } });
    expect(session && (await shop.sessions.associateOf(session))).toEqual(associate);
  });

  test('loses the session after the idle time, on both tokens; every request prolongs it', async () => {
    const { accessToken, refreshToken } = await connect({ password: SECRET });
    for (let request = 0; request < 3; request += 1) {
      shop.clock.now += STORE_IDLE - 1;
      expect(await shop.sessions.find(accessToken)).toMatchObject({ associate: { employeeId: 'A1' } });
    }
    shop.clock.now += STORE_IDLE;
    expect(await shop.sessions.find(accessToken)).toBeUndefined();
    expect(await outcomeOf(shop.sessions.refresh(refreshToken))).toBe('AUT432');
  });

  test('who is removed loses the session at once, on both tokens', async () => {
    const former = { store_id: '1001', employee_id: 'A3', name: 'Former', secret_hash: await hashPassword(SECRET) };
    await database.write.insertInto('employee').values(former).execute();
    const [one, other] = await Promise.all([1, 2].map(() => connect({ storeEmployeeId: 'A3', password: SECRET })));
    await database.write.deleteFrom('employee').where('employee_id', '=', 'A3').execute();
    expect(await shop.sessions.find(one?.accessToken)).toBeUndefined();
    expect(await outcomeOf(shop.sessions.refresh(one?.refreshToken ?? ''))).toBe('AUT432');
    expect(await outcomeOf(shop.sessions.refresh(other?.refreshToken ?? ''))).toBe('AUT432');
  });

  test('stays connected when the session is refreshed and when the customer signs in', async () => {
    const { principal, refreshToken } = await shop.sessions.startGuest(us);
    const login = { storeId: '1001', storeEmployeeId: 'A1', password: SECRET };
    await shop.identity.connectAssociate(login, { principal, network: HERE });
    const renewed = await shop.sessions.refresh(refreshToken);
    const { email } = await shop.signUp();
    const signedIn = await shop.exchange(await shop.authorize(email, undefined, renewed.principal), renewed.principal);
    expect(signedIn.principal).toMatchObject({ loggedIn: true, associate: { storeId: '1001', employeeId: 'A1' } });
  });

  test('of an unknown store is rejected', async () => {
    expect(await outcomeOf(connect({ storeId: '1002', password: SECRET }))).toBe('STR404');
  });

  const LOCKOUT = ['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'];

  test('who is unknown is rejected like a wrong secret', async () => {
    const outcomes: string[] = [];
    while (outcomes.length < GUESSES) outcomes.push(await outcomeOf(connect({ storeEmployeeId: 'A9' })));
    expect(outcomes).toEqual(LOCKOUT);
  });

  test('whose secret is guessed from elsewhere is not locked out', async () => {
    const guess = () => outcomeOf(connect({ password: WRONG }, '203.0.113.9'));
    for (let count = 0; count < GUESSES; count += 1) await guess();
    expect(await guess()).toBe('AUT423');
    expect(await outcomeOf(connect({ password: SECRET }))).toBe('done');
    expect(await outcomeOf(connect({ storeEmployeeId: 'A2', password: SECRET }, '203.0.113.9'))).toBe('done');
  });

  test('is locked temporarily after wrong secrets, never permanently', async () => {
    const guess = () => outcomeOf(connect({ storeEmployeeId: 'A2', password: WRONG }));
    for (let round = 0; round < 3; round += 1) {
      const outcomes: string[] = [];
      while (outcomes.length < GUESSES) outcomes.push(await guess());
      expect(outcomes).toEqual(LOCKOUT);
      expect(await outcomeOf(connect({ storeEmployeeId: 'A2', password: SECRET }))).toBe('AUT423');
      shop.clock.now += LOCK_MILLISECONDS;
    }
    expect(await outcomeOf(connect({ storeEmployeeId: 'A2', password: SECRET }))).toBe('done');
  });
});
