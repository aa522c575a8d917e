import { eld } from 'eld/medium';

/** Languages of the shop: a text is told apart among these only. */
eld.setLanguageSubset(['en', 'de', 'fr', 'es', 'it', 'nl']);

/** What stays as it is in every language: names of products and of a standard, sizes, addresses for mail. */
const NAMES =
  /\S+@\S+|\b(?:Marrow Ridge|Responsible Down Standard|(?:[A-Z][a-z]+ )+(?:[A-Z0-9][\w-]*|[-+]?\d+)|Regular|Long|Wide)\b/g;
/** Shorter texts are names, sizes and labels, which detection cannot tell. */
const FEWEST_WORDS = 5;
/** How much likelier English has to be than the language of the page. */
const MARGIN = 0.08;

/** English sentences among the texts of a page in another language. */
export function englishSentences(texts: readonly string[], language: string): readonly string[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?:])\s+/)).filter((sentence) => isEnglish(sentence, language));
}

function isEnglish(sentence: string, language: string): boolean {
  const words = sentence.replaceAll(NAMES, ' ').match(/\p{L}{2,}/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const scores = eld.detect(words.join(' ')).getScores();
  return (scores['en'] ?? 0) > (scores[language] ?? 0) + MARGIN;
}
