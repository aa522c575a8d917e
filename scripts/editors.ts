import { runEditors } from '../backend/identity/editors/run-editors.ts';
import { readPublicOrigin } from '../server/settings/environment.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readDatabaseUrl, readDataDir } from '../server/settings/storage.ts';

/** `npm run editor:add -- EMAIL`: grants and revokes the right to edit, in the configured database. */
const reader = new SettingReader(process.env);
const databaseUrl = readDatabaseUrl(reader, readDataDir(reader));
const publicOrigin = readPublicOrigin(reader, reader.integer('PORT', { fallback: 4321, min: 0, max: 65_535 }));
for (const issue of reader.issues) console.error(issue);
const target = { databaseUrl, publicOrigin };
process.exitCode = reader.issues.length > 0 ? 1 : await runEditors(process.argv.slice(2), target);
