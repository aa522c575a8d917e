import { gzipSync } from 'node:zlib';

/** A script of a page: how many requests lie before its own, itself included, and how large it is. */
export interface PageScript {
  readonly level: number;
  /** Bytes, gzipped. */
  readonly size: number;
}

const TAG = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="(\/[^"]+\.js)"/g;
/** Static imports and re-exports of a minified module. */
const STATIC = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g;
const IMPORTED_LEVEL = 3;

/**
 * Walks the static imports of all scripts that a document names. Those it names are requested together, in the second
 * round trip at most; any other is requested once its importer has arrived.
 */
export async function scriptsOf(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<ReadonlyMap<string, PageScript>> {
  const [shell, ...others] = [...html.matchAll(TAG)].map(([, path = '']) => path);
  const levels = new Map(others.map((path) => [path, 2]));
  if (shell !== undefined) levels.set(shell, 1);
  const sizes = new Map<string, number>();
  for (const [path, level] of levels) {
    const code = await read(path);
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    for (const [, imported = ''] of code.matchAll(STATIC)) {
      const target = new URL(imported, new URL(path, 'http://shop')).pathname;
      if (!levels.has(target)) levels.set(target, Math.max(IMPORTED_LEVEL, level + 1));
    }
  }
  return new Map([...levels].map(([path, level]) => [path, { level, size: sizes.get(path) ?? 0 }]));
}
