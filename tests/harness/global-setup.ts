import { startShop } from './shop.ts';

/** One shop with the project's own content and catalogue for all browser tests; tests that restart it start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shop = await startShop();
  process.env['SHOP_ORIGIN'] = shop.origin;
  process.env['SHOP_DATA_DIR'] = shop.dataDir;
  return () => shop.stop();
}
