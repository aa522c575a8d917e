import { readWarehouses } from '../../backend/core/warehouses.ts';
import type { Warehouse } from '../../domain/warehouses/warehouse.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';
import { readFolder } from './storage.ts';

/** The warehouses of `CATALOG_DIR`, for the commands; an invalid file is an issue of the setting. */
export function readShopWarehouses(reader: SettingReader): readonly Warehouse[] {
  const catalogDir = readFolder(reader, 'CATALOG_DIR', 'catalog');
  try {
    return readWarehouses(catalogDir).all;
  } catch (error) {
    reader.addIssue('CATALOG_DIR', error instanceof Error ? error.message : String(error), 'catalog');
    return [];
  }
}
