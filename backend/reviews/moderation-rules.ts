/** What keeps a text from being shown before a moderator has read it. */
export type BrokenRule = 'word' | 'link' | 'email' | 'phone';

const ADDRESS = /[^\s@]+@[^\s@]+\.[\p{L}]{2,}/u;
/** A scheme, `www.`, or a name with a domain that is common in spam and in the shop's countries. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?:com|net|org|info|biz|shop|store|online|site|xyz|top|click|link|app|dev|io|ru|cn|tk|uk|eu|ca|de|fr|nl|ch|at)(?![\p{L}\p{N}])/u;
/**
 * A name with a domain that is a word, too: of four letters or more, and in lower case after the dot, where a sentence
 * without a space before it begins with a capital.
 */
const WORD_LINK = /(?<![\p{L}\p{N}-])(?:[\p{N}-]*\p{L}){4}[\p{L}\p{N}-]*\.(?:es|it|us|co|me)(?![\p{L}\p{N}])/u;
/** Nine digits or more, grouped in any way: fewer are weights, heights and distances. */
const PHONE = /\+?\d(?:[ ()./-]{0,2}\d){8,}/;

/** The rules that a text breaks. A word of the list that ends in `*` stands for all words that begin so. */
export function findBrokenRules(texts: readonly string[], words: readonly string[]): BrokenRule[] {
  const written = unifyText(texts.join('\n'));
  const text = written.toLowerCase();
  const spoken = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isListed = words.some((word) => isSpoken(spoken, normalizeText(word)));
  const results: [BrokenRule, boolean][] = [
    ['word', isListed],
    ['email', ADDRESS.test(text)],
    ['link', LINK.test(withoutAddresses(text)) || WORD_LINK.test(withoutAddresses(written))],
    ['phone', PHONE.test(text)],
  ];
  return results.flatMap(([name, isBroken]) => (isBroken ? [name] : []));
}

const withoutAddresses = (text: string): string => text.replaceAll(new RegExp(ADDRESS, 'gu'), ' ');

function isSpoken(spoken: string, entry: string): boolean {
  const word = entry.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (word === '') return false;
  return spoken.includes(entry.endsWith('*') ? ` ${word}` : ` ${word} `);
}

/** Characters that are not displayed, and would separate the letters of a word. */
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/** Without accents and invisible characters, compatible characters as one: `ＣＯＭ` is `COM`. */
function unifyText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(INVISIBLE, '').normalize('NFKC');
}

const normalizeText = (text: string): string => unifyText(text).toLowerCase();
