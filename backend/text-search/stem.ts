type Stem = (word: string) => string;

const strip = (endings: RegExp, shortest: number): Stem => {
  return (word) => {
    const stem = word.replace(endings, '');
    return stem.length >= shortest ? stem : word;
  };
};

/** Dutch doubles letters by syllable: "jassen" is the plural of "jas", and "rode" a form of "rood". */
function singleLetters(stem: string): string {
  return stem.replace(/([^aeiou])\1$/, '$1').replace(/([aeou])\1(?=[^aeiou]$)/, '$1');
}

/** Strips endings of number and gender from folded words. */
const STEMS: Readonly<Record<string, Stem>> = {
  en: (word) => {
    if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
    if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
    if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
    return word.endsWith('s') ? word.slice(0, -1) : word;
  },
  de: strip(/(?:ern|en|em|er|es|e|n|s)$/, 4),
  nl: (word) => {
    const stem = strip(/(?:(?<!o)en|e)$/, 3)(word);
    return singleLetters(stem === word ? strip(/s$/, 4)(word) : stem);
  },
  fr: (word) => strip(/e$/, 3)(word.replace(/aux$/, 'al').replace(/(?:s|x)$/, '')),
  es: strip(/(?:es|os|as|s|o|a|e)$/, 3),
  it: strip(/(?:[aeio]|h[ei])$/, 3),
};

/** The common stem of singular and plural of a folded word, in the text's language; not a word itself. */
export function stemOf(word: string, language: string): string {
  return STEMS[language]?.(word) ?? word;
}

/** Languages that write compounds as one word with the head last: "Wanderstiefel" is a "Stiefel". */
const JOINS_WORDS: ReadonlySet<string> = new Set(['de', 'nl']);

export function joinsWords(language: string): boolean {
  return JOINS_WORDS.has(language);
}
