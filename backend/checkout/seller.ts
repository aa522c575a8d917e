import type { Kysely } from 'kysely';
import type { Order } from '../../src/api/orders/orders.schema.ts';
import type { Tables } from '../db/tables.ts';
import type { Associate } from './write-order.ts';

/** The associate of a sale with the names that the order and its receipt show. */
export async function findSeller(
  database: Kysely<Tables>,
  { storeId, employeeId }: Associate,
): Promise<Order['inStoreSalesInfo']> {
  const names = await database
    .selectFrom('employee')
    .innerJoin('store', 'store.id', 'employee.store_id')
    .select(['store.name as storeName', 'employee.name as storeEmployeeName'])
    .where('employee.store_id', '=', storeId)
    .where('employee.employee_id', '=', employeeId)
    .executeTakeFirst();
  return { storeId, storeName: storeId, storeEmployeeId: employeeId, storeEmployeeName: employeeId, ...names };
}
