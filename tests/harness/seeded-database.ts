import { join } from 'node:path';
import { createBackend } from '../../backend/app.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const log = { info() {}, warn: console.warn, error: console.error };

/**
 * Brings a database (`file:` or `postgres://`) to the state after the first start of a shop with the demo, and closes
 * it: tests copy it instead of seeding their own. Photos of reviews are in `dataDir` only.
 */
export async function seedDatabase(databaseUrl: string, dataDir?: string): Promise<void> {
  const backend = await createBackend({
    databaseUrl,
    contentDir: join(ROOT, 'content'),
    catalogDir: join(ROOT, 'catalog'),
    seedDemo: true,
    ...(dataDir !== undefined && { dataDir }),
    isLocal: true,
    publicOrigin: 'http://localhost:4321',
    log,
  });
  await backend.close();
}
