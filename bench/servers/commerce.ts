import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '../../backend/app.ts';

/**
 * The embedded service alone, upstream API and sandbox providers, with the shop's own catalogue. Arguments: port,
 * database.
 */
const [, , port, databaseUrl = ''] = process.argv;
const root = join(import.meta.dirname, '../..');
const backend = await createBackend({
  databaseUrl,
  contentDir: join(root, 'content'),
  catalogDir: join(root, 'catalog'),
  seedDemo: true,
  isLocal: false,
  publicOrigin: `http://127.0.0.1:${port}`,
  log: { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) },
});

const listener = getRequestListener(
  (request) =>
    new URL(request.url).pathname.startsWith('/sandbox/') ? backend.sandbox(request) : backend.fetch(request),
  { overrideGlobalObjects: false },
);
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
