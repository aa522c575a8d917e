import type { Kysely } from 'kysely';
import type { EmployeeStores, StoreEmployees } from '../../src/api/locations/utilities.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';

/** Stores whose associates shop for consumers. */
export interface EmployeeStoreService {
  /** Stores of the site's country, by name. */
  list(scope: Scope): Promise<EmployeeStores>;
  /** Rejects with `STR404` for a store without associates. */
  employeesOf(storeId: string): Promise<StoreEmployees>;
}

export function createEmployeeStoreService({ read }: { read: Kysely<Tables> }): EmployeeStoreService {
  return {
    async list({ country }) {
      const stores = await read
        .selectFrom('store')
        .select(['id as storeId', 'name as storeName'])
        .where('country_code', '=', country)
        .where('id', 'in', (query) => query.selectFrom('employee').select('store_id'))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return { stores };
    },

    async employeesOf(storeId) {
      const rows = await read
        .selectFrom('employee')
        .innerJoin('store', 'store.id', 'employee.store_id')
        .select(['store.name as storeName', 'employee_id as storeEmployeeId', 'employee.name as storeEmployeeName'])
        .where('store_id', '=', storeId)
        .orderBy('employee.name')
        .orderBy('employee_id')
        .execute();
      const [first] = rows;
      if (!first) throw apiError('STR404', { storeId });
      const employees = rows.map(({ storeEmployeeId, storeEmployeeName }) => ({ storeEmployeeId, storeEmployeeName }));
      return { storeId, storeName: first.storeName, employees };
    },
  };
}
