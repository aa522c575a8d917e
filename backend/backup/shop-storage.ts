import { basename, join, resolve, sep } from 'node:path';
import { isLock } from '../content/documents/write-lock.ts';
import { sqliteFile } from '../db/dialects.ts';
import type { FileRoot } from './manifest.ts';

/** Storage that a shop on the embedded service depends on. Folders are absolute paths. */
export interface ShopStorage {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly contentDir: string;
}

/** Folder in `DATA_DIR` that a restored shop's former files are moved to. */
export const SET_ASIDE = 'before-restore';
export const BACKUPS = 'backups';

/** Caches that the shop recreates: resized images, and stored responses of external services. */
const REMADE = ['images', 'content-copies', 'commerce-copies'];

export function folderOf({ contentDir, dataDir }: ShopStorage, root: FileRoot): string {
  return root === 'content' ? contentDir : dataDir;
}

/** Returns a predicate for paths below a root that backups leave out: the database is stored as tables. */
export function leftOut(storage: ShopStorage, root: FileRoot): (path: string) => boolean {
  const { databaseUrl, dataDir, contentDir } = storage;
  const folder = folderOf(storage, root);
  const database = databaseUrl.startsWith('file:') ? sqliteFile(databaseUrl) : undefined;
  const apart = [...REMADE, SET_ASIDE, BACKUPS].map((name) => join(dataDir, name));
  // A content folder inside the data folder is a root of its own, and vice versa.
  apart.push(root === 'content' ? dataDir : contentDir);
  return (path) => {
    const full = resolve(folder, path);
    if (isLock(basename(path)) || path.endsWith('.part')) return true;
    if (database !== undefined && (full === database || full.startsWith(`${database}-`))) return true;
    return apart.includes(full);
  };
}

export function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
