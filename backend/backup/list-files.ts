import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from '../content/documents/read-file.ts';

/** Paths of the files below a folder, relative to it, sorted; links are followed. Empty when the folder is missing. */
export async function listFiles(root: string, isLeftOut: (path: string) => boolean): Promise<string[]> {
  const files: string[] = [];
  const entered = new Set<string>();
  const enter = async (folder: string): Promise<void> => {
    const full = join(root, folder);
    const real = await realpath(full).catch(ignoreAbsent);
    // Links may form a cycle.
    if (real === undefined || entered.has(real)) return;
    entered.add(real);
    for (const name of (await readdir(full)).toSorted()) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isLeftOut(path)) continue;
      const found = await stat(join(root, path)).catch(ignoreAbsent);
      if (found?.isDirectory()) await enter(path);
      else if (found?.isFile()) files.push(path);
    }
  };
  await enter('');
  return files;
}

/** For `catch`: returns `undefined` when a file was removed meanwhile, rethrows any other error. */
export function ignoreAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
  return undefined;
}
