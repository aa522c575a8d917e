import { stemOf } from './stem.ts';
import { foldText, queryWords } from './words.ts';

/** Equal for queries with the same meaning: "Gift cards" and "gift card". Empty for a query without words. */
export function queryKey(query: string, language: string): string {
  return queryWords(query, language)
    .map((word) => stemOf(foldText(word), language))
    .join(' ');
}
