import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readTables, type TableRow } from '../db/all-tables.ts';
import { ignoreAbsent, listFiles } from './list-files.ts';
import {
  FILE_ROOTS,
  MANIFEST,
  storedFilePath,
  tableFile,
  type FileRoot,
  type Manifest,
  type StoredFile,
  type StoredTable,
} from './manifest.ts';
import { folderOf, leftOut, type ShopStorage } from './shop-storage.ts';
import { createTableCounter } from './table-summary.ts';

/**
 * Writes tables, documents and images of a shop into a new folder, whether or not the shop is running. The folder is
 * renamed to its path only when it is complete and flushed to disk.
 */
export async function writeBackup(storage: ShopStorage, target: string): Promise<Manifest> {
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // The backup contains addresses and password hashes.
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const begunAt = new Date().toISOString();
    const { migrations, tables } = await writeTables(storage.databaseUrl, unfinished);
    const files: StoredFile[] = [];
    for (const root of FILE_ROOTS) files.push(...(await copyRoot(storage, root, unfinished)));
    const manifest: Manifest = { format: 1, begunAt, migrations: [...migrations], tables, files };
    await writeSynced(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function writeTables(databaseUrl: string, folder: string) {
  return readTables(databaseUrl, async ({ migrations, tables: names, rows }) => {
    const tables: StoredTable[] = [];
    for (const name of names) tables.push(await writeTable(name, rows(name), folder));
    return { migrations, tables };
  });
}

async function writeTable(name: string, rows: AsyncIterable<TableRow>, folder: string): Promise<StoredTable> {
  const counter = createTableCounter();
  async function* lines(): AsyncIterable<string> {
    for await (const row of rows) {
      counter.add(row);
      yield `${JSON.stringify(row)}\n`;
    }
  }
  const hash = createHash('sha256');
  const path = join(folder, tableFile(name));
  await pipeline(Readable.from(lines()), createGzip(), hashing(hash), createWriteStream(path, { flush: true }));
  return { name, ...counter.summary(), sha256: hash.digest('hex') };
}

async function copyRoot(storage: ShopStorage, root: FileRoot, target: string): Promise<StoredFile[]> {
  const folder = folderOf(storage, root);
  const stored: StoredFile[] = [];
  for (const path of await listFiles(folder, leftOut(storage, root))) {
    const copy = join(target, storedFilePath({ root, path }));
    await mkdir(dirname(copy), { recursive: true });
    const sha256 = await copyHashed(join(folder, path), copy).catch(ignoreAbsent);
    if (sha256 !== undefined) stored.push({ root, path, sha256 });
  }
  return stored;
}

/** Returns the SHA-256 of the copied bytes. Rejects with the file system's error when the source is missing. */
export async function copyHashed(source: string, copy: string): Promise<string> {
  const hash = createHash('sha256');
  // Preserves the mode: the session secret must be readable by its owner only.
  const { mode } = await stat(source);
  await pipeline(createReadStream(source), hashing(hash), createWriteStream(copy, { flush: true, mode }));
  return hash.digest('hex');
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flush: true });
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
