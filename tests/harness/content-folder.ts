import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary `CONTENT_DIR` into which a test writes documents while the shop runs. */
export interface ContentFolder {
  readonly path: string;
  /** Writes a page document of the us site; a string is written unchanged. */
  writePage(name: string, document: object | string): void;
  removePage(name: string): void;
  remove(): void;
}

export function createContentFolder(): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), 'aisle-content-'));
  const fileOf = (name: string) => join(path, 'us', 'en-us', 'page', `${name}.json`);
  return {
    path,
    writePage(name, document) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), typeof document === 'string' ? document : JSON.stringify(document));
    },
    removePage: (name) => rmSync(fileOf(name)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** An augmented page whose body is `main`. */
export function pageOf(main: readonly unknown[], title = 'A page'): object {
  return { id: 'page', type: 'page', slug: 'page', seo: { title, description: '' }, sections: { main } };
}
