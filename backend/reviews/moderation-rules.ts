/** What keeps a text from being shown before a moderator has read it. */
export type BrokenRule = 'word' | 'link' | 'email' | 'phone';

const ADDRESS = /[^\s@]+@[^\s@]+\.[\p{L}]{2,}/u;
/** A scheme, `www.`, or a name with a domain that is common in spam and in the shop's countries. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?:com|net|org|info|biz|shop|store|online|site|xyz|top|click|link|app|dev|io|ru|cn|tk|uk|eu|ca|de|fr|nl|ch|at)(?![\p{L}\p{N}])/u;
/** Nine digits or more, grouped in any way: fewer are weights, heights and distances. */
const PHONE = /\+?\d(?:[ ()./-]{0,2}\d){8,}/;

/** The rules that a text breaks. A word of the list that ends in `*` stands for all words that begin so. */
export function findBrokenRules(texts: readonly string[], words: readonly string[]): BrokenRule[] {
  const text = normalizeText(texts.join('\n'));
  const spoken = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isListed = words.some((word) => isSpoken(spoken, normalizeText(word)));
  const results: [BrokenRule, boolean][] = [
    ['word', isListed],
    ['email', ADDRESS.test(text)],
    ['link', LINK.test(text.replaceAll(new RegExp(ADDRESS, 'gu'), ' '))],
    ['phone', PHONE.test(text)],
  ];
  return results.flatMap(([name, isBroken]) => (isBroken ? [name] : []));
}

function isSpoken(spoken: string, entry: string): boolean {
  const word = entry.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (word === '') return false;
  return spoken.includes(entry.endsWith('*') ? ` ${word}` : ` ${word} `);
}

/** Characters that are not displayed, and would separate the letters of a word. */
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/** Lower case, without accents and invisible characters, compatible characters as one: `ＣＯＭ` is `com`. */
function normalizeText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(INVISIBLE, '').normalize('NFKC').toLowerCase();
}
