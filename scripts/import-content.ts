import { resolve } from 'node:path';
import { runContentImport } from '../backend/content/import/run-content-import.ts';

/**
 * `npm run import:content -- --format storyblok --file story.json`: writes documents into the configured `CONTENT_DIR`.
 */
const root = resolve(import.meta.dirname, '..');
// npm runs scripts in the package's folder; paths are relative to the operator's working directory.
const isRunByNpm = process.env['npm_lifecycle_event'] === 'import:content';
const folder = (isRunByNpm && process.env['INIT_CWD']) || process.cwd();
const contentDir = resolve(root, process.env['CONTENT_DIR'] || 'content');
process.exitCode = await runContentImport(process.argv.slice(2), folder, contentDir);
