import { editDistance } from './edit-distance.ts';
import type { Postings } from './postings.ts';
import { stemOf } from './stem.ts';
import { isWholeWord, matchWord, type TextSearch } from './text-search.ts';
import { foldText, PHRASE_MARK, queryWords } from './words.ts';

/** A correct word is replaced only by one that is this many times as frequent. */
const FAR_MORE = 10;
const DESCRIPTION_ONLY = 1 << 4;
/** Letters of a word that is unlikely to resemble one of a description by chance. */
const UNMISTAKABLE = 7;

/** Maximum edit distance: short words resemble too many others to be corrected. */
function maxErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

export interface Correction {
  /** The query with unknown words replaced by similar known ones, if it finds more than `total` documents. */
  correct(query: string, total: number): string | undefined;
  /** The known word that an unknown word most resembles. */
  correctWord(typed: string): string | undefined;
}

export function createCorrection(postings: Postings, search: TextSearch): Correction {
  const { vocabulary } = postings;
  const letters = Uint32Array.from(vocabulary.words, lettersOf);
  const countOf = (id: number) => (postings.starts[id + 1] ?? 0) - (postings.starts[id] ?? 0);

  function isBeyondDescriptions(id: number): boolean {
    const fields = postings.fields.subarray(postings.starts[id], postings.starts[id + 1]);
    return fields.some((own) => own !== DESCRIPTION_ONLY);
  }

  /** Whether the word or its other number says what something is. */
  function isDistinctive(id: number): boolean {
    const stem = stemOf(vocabulary.words[id] ?? '', vocabulary.language);
    return isBeyondDescriptions(id) || vocabulary.ofStem(stem).some(isBeyondDescriptions);
  }

  /** Score of a correction: few errors, the same first letter, and frequency. */
  function plausibility(id: number, word: string, limit: number): number {
    if (vocabulary.words[id]?.startsWith(PHRASE_MARK)) return -Infinity;
    if (bitCount((letters[id] ?? 0) ^ lettersOf(word)) > 2 * limit) return -Infinity;
    const other = vocabulary.words[id] ?? '';
    const errors = editDistance(word, other, limit);
    if (errors > limit || errors === 0) return -Infinity;
    if (word.length < UNMISTAKABLE && !isDistinctive(id)) return -Infinity;
    return Math.log2(countOf(id) + 1) - errors * 10 - (other[0] === word[0] ? 0 : 4);
  }

  function nearest(word: string): number | undefined {
    const limit = maxErrors(word);
    if (limit === 0) return undefined;
    let best: number | undefined;
    let highest = -Infinity;
    for (let id = 0; id < vocabulary.words.length; id += 1) {
      if (Math.abs((vocabulary.words[id] ?? '').length - word.length) > limit) continue;
      const own = plausibility(id, word, limit);
      if (own <= highest) continue;
      best = id;
      highest = own;
    }
    return best;
  }

  const displayFormOf = (id: number) => postings.writtenForms.get(id) ?? vocabulary.words[id];

  function correctInQuery(typed: string, hasMatches: boolean): string {
    const matched = matchWord(postings, typed);
    if (hasMatches && matched.length === 0) return typed;
    if (!hasMatches && matched.some(isWholeWord)) return typed;
    const id = nearest(foldText(typed));
    if (id === undefined) return typed;
    const present = matched.reduce((sum, word) => sum + countOf(word.id), 0);
    if (hasMatches && countOf(id) < present * FAR_MORE) return typed;
    return displayFormOf(id) ?? typed;
  }

  function correct(query: string, total: number): string | undefined {
    const words = queryWords(query, vocabulary.language);
    const corrected = words.map((word) => correctInQuery(word, total > 0));
    if (corrected.every((word, index) => word === words[index])) return undefined;
    const better = corrected.join(' ');
    return search(better).length > total ? better : undefined;
  }

  function correctWord(typed: string): string | undefined {
    const id = nearest(foldText(typed));
    return id === undefined ? undefined : displayFormOf(id);
  }

  return { correct, correctWord };
}

/** A bit set: one bit per letter a to z, one for all other characters. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
