import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './format-message.ts';

const FOLDER = join(import.meta.dirname, 'messages');

/** The messages of all areas of a locale. */
function readMessages(locale: string): Messages {
  const areas = readdirSync(join(FOLDER, locale)).map((file): Messages => {
    return JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8'));
  });
  return Object.assign({}, ...areas);
}

export function readCatalog(): Readonly<Record<string, Messages>> {
  return Object.fromEntries(readdirSync(FOLDER).map((locale) => [locale, readMessages(locale)]));
}

/**
 * Every locale's own messages; a locale with a fallback may contain the differences only. Vite replaces this module by its
 * value (`build/vite/messages.mjs`): a built module has no messages beside it.
 */
export const MESSAGES = readCatalog();
