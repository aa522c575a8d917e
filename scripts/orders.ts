import { runOrders } from '../backend/orders/fulfilment/run-orders.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readDatabaseUrl, readDataDir } from '../server/settings/storage.ts';
import { readShopWarehouses } from '../server/settings/warehouses.ts';

/** `npm run orders -- ship NUMBER`: order operations of an operator, in the configured database. */
const reader = new SettingReader(process.env);
const databaseUrl = readDatabaseUrl(reader, readDataDir(reader));
const warehouses = readShopWarehouses(reader);
for (const issue of reader.issues) console.error(issue);
process.exitCode = reader.issues.length > 0 ? 1 : await runOrders(process.argv.slice(2), { databaseUrl, warehouses });
