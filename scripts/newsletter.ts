import { createContentService } from '../backend/content/content-service.ts';
import { runNewsletter } from '../backend/newsletters/run-newsletter.ts';
import { createHttpSource } from '../src/cms/client/http-source.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { readPublicOrigin } from '../server/settings/environment.ts';
import { readDatabaseUrl, readDataDir, readFolder } from '../server/settings/storage.ts';

/** `npm run newsletter -- --page NAME`: mails a page to the subscribers of the newsletter, from the configured content and database. */
const reader = new SettingReader(process.env);
const databaseUrl = readDatabaseUrl(reader, readDataDir(reader));
const contentDir = readFolder(reader, 'CONTENT_DIR', 'content');
const publicOrigin = readPublicOrigin(reader, reader.integer('PORT', { fallback: 4321, min: 0, max: 65_535 }));
const baseUrl = reader.baseUrl('CONTENT_API_URL', 'https://content.example.com');
const timeout = reader.integer('CONTENT_API_TIMEOUT', { fallback: 5000, min: 100, max: 120_000 });
for (const issue of reader.issues) console.error(issue);

const log = { info() {}, warn: console.error, error: console.error };
const content = createContentService({ contentDir, isLocal: false, log });
const source = baseUrl === undefined ? content.source : createHttpSource({ fetch, baseUrl, timeout, log });
const settings = { databaseUrl, contentDir, publicOrigin, source };
process.exitCode = reader.issues.length > 0 ? 1 : await runNewsletter(process.argv.slice(2), settings);
await content.close();
