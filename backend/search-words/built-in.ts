import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { ITALIAN } from './it.ts';
import { DUTCH } from './nl.ts';
import type { SearchWords } from './search-words.ts';

const BUILT_IN: Readonly<Record<string, SearchWords>> = {
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
};

/** The words of a language; the English ones where it has none. */
export function searchWordsOf(language: string): SearchWords {
  return BUILT_IN[language] ?? ENGLISH;
}
