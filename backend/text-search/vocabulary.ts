import { joinsWords, stemOf } from './stem.ts';

/** All words of some texts, folded and sorted; a word's id is its index. */
export interface Vocabulary {
  readonly language: string;
  readonly words: readonly string[];
  /** First and last index (exclusive) of the words with this prefix. */
  prefixRange(start: string): readonly [number, number];
  /** Words with the same stem. */
  ofStem(stem: string): readonly number[];
  /** Words that end in one of these parts, in languages that join words. */
  endingWith(parts: readonly string[]): readonly number[];
}

/** `words` must have no duplicates and be sorted by code unit. */
export function createVocabulary(words: readonly string[], language: string): Vocabulary {
  const stems = words.map((word) => stemOf(word, language));
  const byStem = Uint32Array.from(stems.keys()).sort((a, b) => compare(stems[a] ?? '', stems[b] ?? '') || a - b);
  const stemAt = (index: number) => stems[byStem[index] ?? 0] ?? '';

  return {
    language,
    words,
    prefixRange: (start) => {
      const first = firstFrom(words.length, (index) => (words[index] ?? '') >= start);
      const last = firstFrom(words.length, (index) => index >= first && !(words[index] ?? '').startsWith(start));
      return [first, last];
    },
    ofStem: (stem) => {
      const first = firstFrom(byStem.length, (index) => stemAt(index) >= stem);
      const last = firstFrom(byStem.length, (index) => stemAt(index) > stem);
      return Array.from(byStem.subarray(first, last));
    },
    endingWith: (parts) => {
      const ends = joinsWords(language) ? parts.filter(({ length }) => length >= SHORTEST_PART) : [];
      if (ends.length === 0) return [];
      return stems.flatMap((stem, index) => (ends.some((end) => stem.endsWith(end)) ? [index] : []));
    },
  };
}

const SHORTEST_PART = 4;

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Binary search for the first index for which `holds` returns true; `length` when there is none. */
function firstFrom(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
