import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import { BOOT, createImporter, MUG } from '../importer.test-support.ts';

describe('an import run', () => {
  let database: Database;
  let folder = '';
  let importer: ReturnType<typeof createImporter>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-run-'));
    database = await openTemporarySqlite();
    importer = createImporter(database, folder);
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const productIds = async () => {
    const rows = await database.read.selectFrom('product').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  test('leaves nothing staged and rejects a second concurrent run', async () => {
    await importer.importRows([BOOT, MUG]);
    const other = await importer.openCatalog();
    await expect(importer.importRows([BOOT])).rejects.toThrow('another import is running');
    await other.close();
    for (const table of [
      'import_run',
      'import_product',
      'import_variant',
      'import_price',
      'import_image',
      'import_category',
    ] as const) {
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('deletes the staged records of a dead run and applies none of them', async () => {
    const run = { id: 'dead', host: 'elsewhere', pid: 1, alive_at: Date.now() - 3_600_000 };
    await database.write.insertInto('import_run').values(run).execute();
    const blank = {
      name: 'Ghost',
      brand: '',
      description: '',
      attributes: '{}',
      colors: '[]',
      created_at: '',
      content_hash: '',
    };
    await database.write
      .insertInto('import_product')
      .values({ run_id: 'dead', id: 'ghost', action: 'create', ...blank })
      .execute();
    await importer.importRows([BOOT]);
    expect(await productIds()).toEqual(['boot']);
    expect(await database.read.selectFrom('import_product').selectAll().execute()).toEqual([]);
  });

  test('changes nothing when the last step fails', async () => {
    await importer.importRows([BOOT]);
    const target = await importer.openCatalog();
    await target.stageRemoval(['boot']);
    await database.write.deleteFrom('import_run').execute();
    await expect(target.commit()).rejects.toThrow('another import took over');
    await target.close();
    expect(await productIds()).toEqual(['boot']);
  });
});
