import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of photos in `DATA_DIR`: those that are public are in a folder of `media`, which the shop serves, all others in
 * a folder that it does not serve.
 */
export interface PhotoFiles {
  /** Not served until it is placed. */
  add(id: string, bytes: Buffer): Promise<void>;
  /** Does nothing where it is there already, or gone. */
  place(id: string, isPublic: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  /** Also of one that is not served. */
  read(id: string): Promise<Buffer | undefined>;
  /** Ids of all files, with the time of their last change. */
  list(): Promise<ReadonlyMap<string, number>>;
}

const ID = /^[\da-f-]{36}$/;
const ABSENT = 'ENOENT';

interface PhotoFolders {
  readonly hidden: string;
  /** Below `media`. */
  readonly open: string;
}

const OF_REVIEWS: PhotoFolders = { hidden: 'review-photos', open: 'reviews' };

export function createPhotoFiles(dataDir: string, folders = OF_REVIEWS): PhotoFiles {
  const hidden = join(dataDir, folders.hidden);
  const open = join(dataDir, 'media', folders.open);
  const fileIn = (folder: string, id: string) => join(folder, `${id}.webp`);
  return {
    async add(id, bytes) {
      const unfinished = join(hidden, `${id}.${process.pid}.part`);
      await mkdir(hidden, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, fileIn(hidden, id));
    },
    async place(id, isPublic) {
      const [from, to] = isPublic ? [hidden, open] : [open, hidden];
      await mkdir(to, { recursive: true });
      await rename(fileIn(from, id), fileIn(to, id)).catch(ignoreAbsent);
    },
    async remove(id) {
      for (const folder of [hidden, open]) await rm(fileIn(folder, id), { force: true });
    },
    async read(id) {
      if (!ID.test(id)) return undefined;
      const found = await readFile(fileIn(hidden, id)).catch(ignoreAbsent);
      return found ?? (await readFile(fileIn(open, id)).catch(ignoreAbsent));
    },
    async list() {
      const found = new Map<string, number>();
      for (const folder of [hidden, open]) {
        for (const name of await readdir(folder).catch(() => [])) {
          const changed = await stat(join(folder, name)).catch(ignoreAbsent);
          if (changed) found.set(name.replace(/\..*$/, ''), changed.mtimeMs);
        }
      }
      return found;
    },
  };
}

/** For `catch`: returns `undefined` where there is no such file, rethrows any other error. */
function ignoreAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === ABSENT)) throw error;
  return undefined;
}
