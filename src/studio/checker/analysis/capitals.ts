const MIN_WORDS = 3;
const LEAST_LETTERS = 13;
/** Abbreviations that stand in a row are shorter. */
const LEAST_LENGTH = 3.2;

/** The first row of words in capitals that are no abbreviations: `SALE ENDS SUNDAY`. */
export function capitalizedWords(text: string): string | undefined {
  const rows: string[][] = [[]];
  for (const [word] of text.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
    if (word === word.toUpperCase()) rows.at(-1)?.push(word);
    else rows.push([]);
  }
  return rows.find(isLoud)?.join(' ');
}

function isLoud(words: readonly string[]): boolean {
  const letters = words.join('').length;
  return words.length >= MIN_WORDS && letters >= LEAST_LETTERS && letters / words.length >= LEAST_LENGTH;
}
