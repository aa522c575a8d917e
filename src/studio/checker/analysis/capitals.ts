const MIN_WORDS = 3;
const LEAST_LETTERS = 13;
/** Consecutive abbreviations have a lower average word length. */
const LEAST_LENGTH = 3.2;

/** Returns the first run of capitalised words that are not abbreviations: `SALE ENDS SUNDAY`. */
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
