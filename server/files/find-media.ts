import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export const MEDIA_PREFIX = '/media/';

/** A file below `/media/`. `stamp` changes with its content. */
export interface MediaFile {
  readonly path: string;
  readonly stamp: string;
  readonly size: number;
}

/** Resolves a `/media/` path to its file in the first folder that has it. `roots` are absolute. */
export async function findMedia(roots: readonly string[], name: string): Promise<MediaFile | undefined> {
  const segments = mediaSegments(name);
  if (segments === undefined) return undefined;
  for (const root of roots) {
    const path = await pathInside(root, segments);
    const found = path === undefined ? undefined : await fileAt(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function fileAt(path: string): Promise<MediaFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { path, stamp: `${found.ino} ${found.size} ${found.mtimeMs}`, size: found.size };
}

/** Decoded names of folders and file; `undefined` where a name is hidden, empty or a traversal. */
function mediaSegments(name: string): string[] | undefined {
  try {
    const segments = name.slice(MEDIA_PREFIX.length).split('/').map(decodeURIComponent);
    return segments.every((segment) => /^[^.\0/\\][^\0/\\]*$/.test(segment)) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** The file's real path with links resolved, if it is within the folder. */
async function pathInside(root: string, segments: readonly string[]): Promise<string | undefined> {
  try {
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    return path.startsWith(realRoot + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
