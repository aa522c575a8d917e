import { existsSync, createReadStream } from 'node:fs';
import { mkdir, rename, rm, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../commands/shop-command.ts';
import { sqliteFile } from '../db/dialects.ts';
import { assertUnused } from './assert-unused.ts';
import { ignoreAbsent, listFiles } from './list-files.ts';
import { assertLoadable, loadDatabase } from './load-tables.ts';
import {
  FILE_ROOTS,
  storedFilePath,
  type FileRoot,
  type Manifest,
  type StoredFile,
  MANIFEST,
  manifestSchema,
  tableFile,
} from './manifest.ts';
import { folderOf, leftOut, SET_ASIDE, type ShopStorage } from './shop-storage.ts';
import { copyHashed } from './write-backup.ts';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { TableRow } from '../db/all-tables.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Folder that the former data was moved to; `undefined` when there was none. */
  readonly setAside: string | undefined;
}

/** Existing data that differs from the backup. */
interface Obstacles {
  readonly database: string | undefined;
  readonly files: readonly { readonly root: FileRoot; readonly path: string }[];
}

/**
 * Restores database, documents and images to the state when the backup began. Existing data is an error, or with
 * `isReplacing` moved aside, never deleted. Throws `CommandError` before anything is changed.
 */
export async function restoreBackup(storage: ShopStorage, folder: string, isReplacing: boolean): Promise<Restored> {
  const manifest = await openBackup(folder);
  const obstacles = await findObstacles(storage, manifest);
  if (!isReplacing) assertNoObstacles(obstacles);
  if (obstacles.database === undefined) await assertLoadable(storage.databaseUrl, manifest.migrations);
  else assertUnused(obstacles.database);
  const setAside = join(storage.dataDir, SET_ASIDE, new Date().toISOString().replaceAll(':', '-'));
  await moveAside(storage, obstacles, setAside);
  for (const file of manifest.files) await restoreFile(storage, folder, file);
  await loadDatabase(storage.databaseUrl, {
    migrations: manifest.migrations,
    tables: new Map(manifest.tables.map((table) => [table.name, table])),
    rows: (table) => storedRows(folder, table),
  });
  const isMoved = obstacles.database !== undefined || obstacles.files.length > 0;
  return { manifest, setAside: isMoved ? setAside : undefined };
}

async function findObstacles(storage: ShopStorage, { files }: Manifest): Promise<Obstacles> {
  const stored = new Map(files.map((file) => [storedFilePath(file), file]));
  const differing: { root: FileRoot; path: string }[] = [];
  for (const root of FILE_ROOTS) {
    for (const path of await listFiles(folderOf(storage, root), leftOut(storage, root))) {
      const known = stored.get(storedFilePath({ root, path }));
      if (known?.sha256 !== (await hashFile(join(folderOf(storage, root), path)))) differing.push({ root, path });
    }
  }
  return { database: existingSqlite(storage.databaseUrl), files: differing };
}

function existingSqlite(url: string): string | undefined {
  const file = url.startsWith('file:') ? sqliteFile(url) : undefined;
  return file !== undefined && existsSync(file) ? file : undefined;
}

function assertNoObstacles({ database, files }: Obstacles): void {
  const [first] = files;
  const found = [
    database === undefined ? [] : [`the database ${database}`],
    first === undefined ? [] : [`${files.length} files unlike those of the backup (${storedFilePath(first)})`],
  ].flat();
  if (found.length === 0) return;
  throw new CommandError(`there is already ${found.join(' and ')}: --replace moves them to DATA_DIR/${SET_ASIDE}`);
}

async function moveAside(storage: ShopStorage, { database, files }: Obstacles, target: string): Promise<void> {
  if (database !== undefined) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    await rename(database, join(target, 'aisle.db'));
    await Promise.all(['-wal', '-shm'].map((ending) => rm(database + ending, { force: true })));
  }
  for (const { root, path } of files) {
    const to = join(target, root, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await moveFile(join(folderOf(storage, root), path), to);
  }
}

/** Works across file systems: `DATA_DIR` and `CONTENT_DIR` may be separate volumes. */
async function moveFile(from: string, to: string): Promise<void> {
  if ((await copyHashed(from, to).catch(ignoreAbsent)) !== undefined) await rm(from, { force: true });
}

async function restoreFile(storage: ShopStorage, folder: string, file: StoredFile): Promise<void> {
  const target = join(folderOf(storage, file.root), file.path);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await copyHashed(join(folder, storedFilePath(file)), `${target}.part`);
  await rename(`${target}.part`, target);
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Reads the manifest and verifies every file. Throws `CommandError` for an incomplete backup. */
async function openBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const files = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tableFile(name), sha256 })),
    ...manifest.files.map((file) => ({ path: storedFilePath(file), sha256: file.sha256 })),
  ];
  for (const { path, sha256 } of files) {
    const found = await hashFile(join(folder, path)).catch(() => 'missing');
    if (found !== sha256) throw new CommandError(`the backup is damaged: ${path} is missing or was changed`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new CommandError(`${folder} is no whole backup: ${MANIFEST} is missing or damaged`, { cause: error });
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Rows of a table in an opened backup. */
async function* storedRows(folder: string, table: string): AsyncIterable<TableRow> {
  const unzipped = createGunzip();
  const copied = pipeline(createReadStream(join(folder, tableFile(table))), unzipped);
  for await (const line of linesIn(unzipped.setEncoding('utf8'))) yield rowSchema.parse(JSON.parse(line));
  await copied;
}

/** Splits at line feeds only: `node:readline` also splits at U+2028, which texts may contain. */
async function* linesIn(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
