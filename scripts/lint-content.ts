import { resolve } from 'node:path';
import { runLint } from '../backend/content/lint/run-lint.ts';
import { catalogOfFiles } from '../backend/seed/file-product-source.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readDatabaseUrl, readFolder } from '../server/settings/storage.ts';

/** `npm run lint:content -- --strict`: checks the documents of the configured `CONTENT_DIR`, and changes nothing. */
const reader = new SettingReader(process.env);
// Not created: a read-only check must not leave a folder behind.
const dataDir = resolve(reader.text('DATA_DIR') ?? '.data');
const databaseUrl =
  reader.text('DATABASE_URL') === undefined ? `file:${dataDir}/aisle.db` : readDatabaseUrl(reader, dataDir);
const contentDir = readFolder(reader, 'CONTENT_DIR', 'content');
const catalogDir = readFolder(reader, 'CATALOG_DIR', 'catalog');
const imageHosts = (reader.text('IMAGE_HOSTS') ?? '')
  .toLowerCase()
  .split(/[\s,]+/)
  .filter(Boolean);
for (const issue of reader.issues) console.error(issue);

// npm runs scripts in the package's folder; paths are relative to the operator's working directory.
const isRunByNpm = process.env['npm_lifecycle_event'] === 'lint:content';
const folder = (isRunByNpm && process.env['INIT_CWD']) || process.cwd();
const settings = { contentDir, catalogDir, dataDir, databaseUrl, imageHosts, readCatalogFiles: catalogOfFiles };
process.exitCode = reader.issues.length > 0 ? 2 : await runLint(process.argv.slice(2), folder, settings);
