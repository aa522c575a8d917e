import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCatalog } from '../../src/i18n/catalog.ts';

const CATALOG = fileURLToPath(new URL('../../src/i18n/catalog.ts', import.meta.url));
const FILES = fileURLToPath(new URL('../../src/i18n/messages/*/*.json', import.meta.url));

/**
 * Replaces `src/i18n/catalog.ts`, which reads the messages from the folder beside it, by the messages themselves.
 * @returns {import('vite').Plugin}
 */
export function bundledMessages() {
  return {
    name: 'bundled-messages',
    load(id) {
      if (id !== CATALOG) return undefined;
      for (const file of globSync(FILES)) this.addWatchFile(file);
      return `export const MESSAGES = ${JSON.stringify(readCatalog())};`;
    },
    /** Vitest caches the module; the messages are part of its key. */
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id === CATALOG ? JSON.stringify(readCatalog()) : undefined));
    },
  };
}
