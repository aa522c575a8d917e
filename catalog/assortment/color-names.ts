import { spellAmerican } from './american/variants.ts';
import { languageColumn, readWords } from './words.ts';

const words = readWords(new URL('color-words.txt', import.meta.url));

/** The name of a colour in the language of `locale`. Throws for a colour that `color-words.txt` does not have. */
export function colorNameIn(locale: string, name: string): string {
  const column = languageColumn(locale);
  if (column === -1) return locale === 'en-us' ? spellAmerican(name) : name;
  const translated = words.get(name)?.[column];
  if (translated === undefined) throw new Error(`No words of color-words.txt: ${name}`);
  return translated;
}
