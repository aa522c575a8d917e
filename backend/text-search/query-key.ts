import { stemOf } from './stem.ts';
import { foldText, queryWords } from './words.ts';

/** Equal for queries that ask the same: "Gift cards" and "gift card". Empty for one without words. */
export function queryKey(query: string, language: string): string {
  return queryWords(query, language)
    .map((word) => stemOf(foldText(word), language))
    .join(' ');
}
