import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { ImportError } from '../parsing/import-error.ts';
import type { ImageMapping } from './import-options.ts';

/** Finds the local file for an image's address. */
export interface ImageFolders {
  find(url: string): Promise<string | undefined>;
}

/** `--image-map` takes precedence over `--images`. Throws `ImportError` when a path is not a folder. */
export async function openImageFolders(options: {
  imageFolder: string | undefined;
  imageMap: ImageMapping[];
}): Promise<ImageFolders> {
  for (const { folder } of options.imageMap) await requireFolder(folder);
  const byName = options.imageFolder === undefined ? new Map<string, string>() : await indexFolder(options.imageFolder);
  return {
    find: async (url) => (await findMapped(url, options.imageMap)) ?? byName.get(fileName(url)),
  };
}

async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportError(`the picture folder ${folder} does not exist`);
}

/** File names in lower case; of two with the same name the first in path order wins. */
async function indexFolder(folder: string): Promise<Map<string, string>> {
  await requireFolder(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths
      .toSorted()
      .toReversed()
      .map((path) => [basename(path).normalize('NFC').toLowerCase(), path]),
  );
}

function fileName(url: string): string {
  return basename(decodePath(url.replace(/[?#].*$/, '')) ?? '')
    .normalize('NFC')
    .toLowerCase();
}

async function findMapped(url: string, imageMap: ImageMapping[]): Promise<string | undefined> {
  const address = url.startsWith('//') ? `https:${url}` : url;
  for (const { urlPrefix, folder } of imageMap) {
    if (!address.toLowerCase().startsWith(`${urlPrefix.toLowerCase()}/`)) continue;
    const path = decodePath(address.slice(urlPrefix.length + 1).replace(/[?#].*$/, ''));
    const file = path === undefined ? undefined : inside(folder, path);
    if (file && (await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // invalid percent-encoding, so no file has this name
  }
}

/** The path if it is below the folder, else `undefined`. */
function inside(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = resolve(folder, `./${path}`);
  const relativePath = relative(resolve(folder), file);
  return relativePath === '' || relativePath.startsWith('..') ? undefined : file;
}
