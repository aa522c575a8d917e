import { readFileSync } from 'node:fs';

/** The columns of the lists of words, after English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl'] as const;

/** The column of a locale's language; -1 for English. */
export function languageColumn(locale: string): number {
  return LANGUAGES.findIndex((language) => locale.startsWith(language));
}

/** Reads a list of phrases, one a line: English, then `LANGUAGES`; a line with English alone is the same in all. */
export function readWords(file: URL): ReadonlyMap<string, readonly string[]> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [english = '', ...own] = row.split(' | ');
      return [english, own.length > 0 ? own : LANGUAGES.map(() => english)];
    }),
  );
}
