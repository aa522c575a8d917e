import { join } from 'node:path';
import { createStoredCopies, type StoredCopies } from '../../src/cms/client/stored-copies.ts';
import type { Log } from '../../src/lib/log.ts';

/** Stored copies of what pages read from a commerce API elsewhere; the key is `<method> <path and query> <body>`. */
export type CommerceCopies = Pick<StoredCopies, 'read' | 'write' | 'remove' | 'idle'>;

export interface CommerceCopySettings {
  /** Folder of the stored copies. */
  readonly dir: string;
  /** Base URL: copies of one API never stand in for another. */
  readonly source: string;
  readonly log: Log;
  readonly limits?: { readonly pageBytes: number; readonly queryBytes: number };
}

const LIMITS = { pageBytes: 256 * 1024 * 1024, queryBytes: 64 * 1024 * 1024 };
/** Parameters whose values visitors make up: words, filters, orders, page numbers. */
const QUERY = /[?&](q=[^&\s]|f\.|storeId=|start=[1-9]|sort=(?!featured))/;

/** What visitors make up has a folder of its own: however much they search, products and categories stay stored. */
export function createCommerceCopies({ dir, source, log, limits = LIMITS }: CommerceCopySettings): CommerceCopies {
  const shared = { source, log, of: 'commerce' };
  const pages = createStoredCopies({ ...shared, dir: join(dir, 'pages'), limitBytes: limits.pageBytes });
  const queries = createStoredCopies({ ...shared, dir: join(dir, 'queries'), limitBytes: limits.queryBytes });
  const copiesFor = (key: string): StoredCopies => (QUERY.test(key) ? queries : pages);
  return {
    read: (key) => copiesFor(key).read(key),
    write: (key, text) => copiesFor(key).write(key, text),
    remove: (key) => copiesFor(key).remove(key),
    idle: async () => void (await Promise.all([pages.idle(), queries.idle()])),
  };
}
