import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from '../commands/shop-command.ts';
import type { TableRow } from '../db/all-tables.ts';
import { MANIFEST, manifestSchema, storedFilePath, tableFile, type Manifest } from './manifest.ts';

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Reads the manifest and verifies every file. Throws `CommandError` for an incomplete backup. */
export async function openBackup(folder: string): Promise<Manifest> {
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

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Rows of a table in an opened backup. */
export async function* storedRows(folder: string, table: string): AsyncIterable<TableRow> {
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
