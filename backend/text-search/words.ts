/** Lower case without accents, so that "Größe", "grosse" and "cafe" are found as people type them. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (IS_PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(LIGATURES, (sign) => LETTERS[sign] ?? sign);
}

/** Words of letters and digits, lower case, with accents. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

const IS_PLAIN = /^[\0-\x7f]*$/;
const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LIGATURES = /[ßæœøł]/g;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? '';
}

/** Words without meaning for a search, folded. */
const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 's', 'the', 'to', 'with']),
  de: new Set([
    'am',
    'auf',
    'das',
    'dem',
    'den',
    'der',
    'des',
    'die',
    'ein',
    'eine',
    'fur',
    'im',
    'in',
    'mit',
    'und',
    'von',
    'zu',
    'zum',
  ]),
  fr: new Set([
    'a',
    'au',
    'aux',
    'avec',
    'd',
    'de',
    'des',
    'du',
    'en',
    'et',
    'l',
    'la',
    'le',
    'les',
    'ou',
    'pour',
    'un',
    'une',
  ]),
  es: new Set(['a', 'con', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'o', 'para', 'por', 'un', 'una', 'y']),
  it: new Set([
    'a',
    'al',
    'con',
    'd',
    'da',
    'del',
    'della',
    'di',
    'e',
    'gli',
    'i',
    'il',
    'in',
    'l',
    'la',
    'le',
    'lo',
    'o',
    'per',
    'un',
    'una',
  ]),
  nl: new Set(['aan', 'de', 'een', 'en', 'het', 'in', 'met', 'of', 'op', 'te', 'van', 'voor']),
};

/** Whether a folded word has no meaning for a search. */
export function isStopWord(word: string, language: string): boolean {
  return STOP_WORDS[language]?.has(word) ?? false;
}

/** Begins a phrase that is one word of an index; a letter that no language writes at the start of a word. */
export const PHRASE_MARK = '\u02d0';

/** Maximum of words that are read of a query. */
const MAX_WORDS = 10;

/** The words of a query to search for, in order; stop words are included only when there are no others. */
export function queryWords(query: string, language: string): string[] {
  const all = wordsOf(query).slice(0, MAX_WORDS);
  const distinctive = all.filter((word) => !isStopWord(foldText(word), language));
  return distinctive.length > 0 ? distinctive : all;
}
