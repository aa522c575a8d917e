import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putStore, scopeOf, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createEmployeeStoreService, type EmployeeStoreService } from './employee-stores.ts';

describe.each(TEST_DATABASES)('stores with associates on $name', ({ open }) => {
  let database: Database;
  let stores: EmployeeStoreService;
  beforeAll(async () => {
    database = await open();
    stores = createEmployeeStoreService(database);
    await putStore(database, { id: '2', name: 'Alder' });
    await putStore(database, { id: '1', name: 'Alder' });
    await putStore(database, { id: '3', name: 'Empty' });
    await putStore(database, { id: '4', name: 'Keswick', country: 'GB' });
    const employee = (store_id: string, employee_id: string, name: string) => ({
      store_id,
      employee_id,
      name,
      secret_hash: '',
    });
    await database.write
      .insertInto('employee')
      .values([
        employee('1', 'A2', 'Zoe'),
        employee('1', 'A1', 'Zoe'),
        employee('1', 'A3', 'Bo'),
        employee('2', 'A1', 'Ann'),
        employee('4', 'G1', 'Ida'),
      ])
      .execute();
  });
  afterAll(() => database.close());

  test('are those of the site’s country, by name and then by id', async () => {
    expect(await stores.list(us)).toEqual({
      stores: [
        { storeId: '1', storeName: 'Alder' },
        { storeId: '2', storeName: 'Alder' },
      ],
    });
    expect((await stores.list(scopeOf({ siteId: 'gb' }))).stores.map(({ storeId }) => storeId)).toEqual(['4']);
    expect(await stores.list(scopeOf({ siteId: 'de' }))).toEqual({ stores: [] });
  });

  test('list their own associates only, by name and then by id', async () => {
    expect(await stores.employeesOf('1')).toEqual({
      storeId: '1',
      storeName: 'Alder',
      employees: [
        { storeEmployeeId: 'A3', storeEmployeeName: 'Bo' },
        { storeEmployeeId: 'A1', storeEmployeeName: 'Zoe' },
        { storeEmployeeId: 'A2', storeEmployeeName: 'Zoe' },
      ],
    });
  });

  test.each(['3', 'none', '', "1' or '1'='1"])('reject the store %j, which has no associates', async (storeId) => {
    await expect(stores.employeesOf(storeId)).rejects.toMatchObject({ errorId: 'STR404', details: { storeId } });
  });
});
