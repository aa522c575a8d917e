import { resolve } from 'node:path';
import { runContentImport } from '../backend/content/import/run-content-import.ts';

/** `npm run import:content -- --format storyblok --file story.json`: writes documents into the `CONTENT_DIR` of the settings. */
const root = resolve(import.meta.dirname, '..');
// npm runs scripts in the package's folder; paths are meant from where the operator stands.
const isRunByNpm = process.env['npm_lifecycle_event'] === 'import:content';
const folder = (isRunByNpm && process.env['INIT_CWD']) || process.cwd();
const contentDir = resolve(root, process.env['CONTENT_DIR'] || 'content');
process.exitCode = await runContentImport(process.argv.slice(2), folder, contentDir);
