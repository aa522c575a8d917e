import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const IGNORED = new Set(['node_modules', 'dist', 'test-results']);
const TRACKED_DOT_NAMES = new Set(['.ci', '.gitignore', '.oxlintrc.json', '.prettierignore', '.prettierrc.json']);

/** Every file of the project below a folder, as a path with `/` relative to the checkout, in a stable order. */
export function listFiles(folder = ''): readonly string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !IGNORED.has(name) && (!name.startsWith('.') || TRACKED_DOT_NAMES.has(name)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** TypeScript and Astro sources below these folders. */
export function listSources(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => listFiles(folder)).filter((path) => /\.(tsx?|mjs|astro)$/.test(path));
}
