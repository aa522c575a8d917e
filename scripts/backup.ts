import { resolve } from 'node:path';
import { runBackup, runMove, runRestore } from '../backend/backup/run-backup.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readDatabaseUrl, readDataDir, readFolder } from '../server/settings/storage.ts';

/** `npm run backup`, `npm run restore` and `npm run move`: all data of the configured shop. */
const reader = new SettingReader(process.env);
const dataDir = readDataDir(reader);
const databaseUrl = readDatabaseUrl(reader, dataDir);
const storage = { dataDir, databaseUrl, contentDir: readFolder(reader, 'CONTENT_DIR', 'content') };
for (const issue of reader.issues) console.error(issue);

const [command, ...args] = process.argv.slice(2);
// npm runs scripts in the package's folder; paths are relative to the operator's working directory.
const isRunByNpm = process.env['npm_lifecycle_event'] === command;
const folder = (isRunByNpm && process.env['INIT_CWD']) || process.cwd();
const resolvePath = (path: string) => resolve(folder, path);

function run(): Promise<0 | 1> {
  if (command === 'backup') return runBackup(args, storage, resolvePath);
  if (command === 'restore') return runRestore(args, storage, resolvePath);
  return runMove(args, databaseUrl);
}

process.exitCode = reader.issues.length > 0 ? 1 : await run();
