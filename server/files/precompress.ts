import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentTypeOf } from '../http/content-type.ts';
import { isCompressible } from '../http/encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file of a build, at the strongest compression. A copy has the modification
 * time of its original, so that an unchanged file is skipped.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) await compressFile(join(entry.parentPath, entry.name));
  }
}

async function compressFile(path: string): Promise<void> {
  const { size, mtime } = await stat(path);
  if (!isCompressible(contentTypeOf(path), size)) return;
  const copies = await Promise.all([isCurrent(`${path}.br`, mtime), isCurrent(`${path}.gz`, mtime)]);
  if (copies.every(Boolean)) return;
  const body = await readFile(path);
  await writeCopy(`${path}.br`, await brotliAsync(body), mtime);
  await writeCopy(`${path}.gz`, await gzipAsync(body, { level: 9 }), mtime);
}

async function isCurrent(path: string, mtime: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtime.getTime() === mtime.getTime();
}

/** Writes atomically: two processes may start at once. */
async function writeCopy(path: string, body: Buffer, mtime: Date): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, body);
  await utimes(draft, mtime, mtime);
  await rename(draft, path);
}
