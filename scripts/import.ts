import { runImport } from '../backend/import/run-import.ts';
import { createImportFetch } from '../server/images/fetch-for-import.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readDatabaseUrl, readDataDir } from '../server/settings/storage.ts';
import { readShopWarehouses } from '../server/settings/warehouses.ts';

/** `npm run import -- --format shopify --file X.csv`: loads products, stores, stock or reviews into the configured database. */
const reader = new SettingReader(process.env);
const dataDir = readDataDir(reader);
const databaseUrl = readDatabaseUrl(reader, dataDir);
const warehouses = readShopWarehouses(reader);
for (const issue of reader.issues) console.error(issue);

// npm runs scripts in the package's folder; paths are relative to the operator's working directory.
const isRunByNpm = process.env['npm_lifecycle_event'] === 'import';
const folder = (isRunByNpm && process.env['INIT_CWD']) || process.cwd();
process.exitCode =
  reader.issues.length > 0
    ? 1
    : await runImport(process.argv.slice(2), folder, {
        databaseUrl,
        dataDir,
        fetchImage: createImportFetch(),
        warehouseIds: warehouses.map(({ id }) => id),
      });
