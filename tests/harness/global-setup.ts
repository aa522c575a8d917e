import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDatabase } from './seeded-database.ts';
import { startShop } from './shop.ts';

/**
 * Starts one shop with the project's own content and catalogue for all browser tests; tests that change or restart it
 * start their own, from a copy of `SEEDED_DATABASE` and with the same `SHARED_IMAGES`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-seeded-'));
  const images = join(folder, 'images');
  mkdirSync(images);
  process.env['SHARED_IMAGES'] = images;
  const shop = await startShop();
  process.env['SHOP_ORIGIN'] = shop.origin;
  process.env['SHOP_DATA_DIR'] = shop.dataDir;
  const file = join(folder, 'aisle.db');
  await seedDatabase(`file:${file}`, folder);
  process.env['SEEDED_DATABASE'] = file;
  return async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
