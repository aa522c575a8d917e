import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentImportError } from './content-options.ts';

export interface ExportFiles {
  readonly values: readonly unknown[];
  /** Files that are not JSON, relative to the folder. */
  readonly broken: readonly string[];
}

/** Every JSON file of an export, sorted by name; a file with a list yields each of its values. */
export async function readExport(path: string): Promise<ExportFiles> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ContentImportError(`--file ${path} does not exist`);
  const files = found.isDirectory()
    ? (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.json'))
    : [''];
  const values: unknown[] = [];
  const broken: string[] = [];
  for (const name of files.toSorted()) {
    try {
      const parsed: unknown = JSON.parse(await readFile(join(path, name), 'utf8'));
      values.push(...(Array.isArray(parsed) ? parsed : [parsed]));
    } catch {
      broken.push(name || path);
    }
  }
  return { values, broken };
}
