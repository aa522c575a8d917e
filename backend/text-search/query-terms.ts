import type { Postings } from './postings.ts';
import { stemOf, joinsWords } from './stem.ts';
import { ENDS_SO, isWholeWord, matchWord, type MatchedWord } from './text-search.ts';
import { foldText, isStopWord, PHRASE_MARK, wordsOf } from './words.ts';

/** What a document has to contain to have a term: all of the words. */
export interface TermForm {
  readonly words: readonly (readonly MatchedWord[])[];
  readonly factor: number;
}

/** A part of a query; a document has it in one of its forms. */
export interface QueryTerm {
  /** As typed. */
  readonly text: string;
  /** Forms that some document of the index may have; none for an unknown word. */
  readonly forms: readonly TermForm[];
}

const AS_TYPED = 1;
/** A phrase says more than its words. */
const JOINED = 2;
const SPLIT = 0.7;
const HARDLY = 0.15;
const MAX_PHRASE = 3;
const SHORTEST_PART = 3;
/** Letters from which the beginning of a word differs enough from other words. */
const SHORTEST_BEGINNING = 4;

/** A phrase as one word of an index, the same for singular and plural, that no word begins like. */
export function joinPhrase(phrase: string, language: string): string {
  const words = wordsOf(phrase);
  if (words.length < 2) return phrase;
  const telling = words.map(foldText).filter((word) => !isStopWord(word, language));
  return PHRASE_MARK + telling.map((word) => stemOf(word, language)).join('');
}

/**
 * The terms of a query's words. Neighbours that the index knows as one word are one term ("head lamp"); a compound may
 * be found by its parts ("Regenjacke" is a "Jacke" and for "Regen").
 */
export function readTerms(postings: Postings, words: readonly string[]): readonly QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = readPhrase(postings, words.slice(at, at + MAX_PHRASE));
    const word = words[at] ?? '';
    if (phrase) terms.push(phrase.term);
    else if (word.length === 1 && words.length > 1) terms.push(termOfLetter(postings, word));
    else terms.push(...termsOf(postings, word));
    at += phrase?.length ?? 1;
  }
  return terms;
}

/** Beside other words a letter is the beginning of none. */
function termOfLetter(postings: Postings, letter: string): QueryTerm {
  const form = { words: [wholeWords(postings, letter)], factor: AS_TYPED };
  return { text: letter, forms: [form].filter(isPossible) };
}

const isPossible = ({ words }: TermForm) => words.every(({ length }) => length > 0);
const isNumber = (word: string) => /^\d+$/.test(word);

/** The longest phrase that the words begin with; its words may also stand apart. */
function readPhrase(postings: Postings, words: readonly string[]): { term: QueryTerm; length: number } | undefined {
  for (let length = words.length; length > 1; length -= 1) {
    const some = words.slice(0, length);
    const text = some.join(' ');
    const joined = some.some(isNumber) ? [] : wordsJoined(postings, text);
    if (joined.length === 0) continue;
    const apart = { words: some.map((word) => matchOf(postings, word)), factor: AS_TYPED };
    const forms = [apart, { words: [joined], factor: JOINED }].filter(isPossible);
    return { term: { text, forms }, length };
  }
  return undefined;
}

function wordsJoined(postings: Postings, phrase: string): readonly MatchedWord[] {
  const { language } = postings.vocabulary;
  const typed = wholeWords(postings, phrase.replaceAll(' ', ''));
  return typed.length > 0 ? typed : wholeWords(postings, joinPhrase(phrase, language));
}

/**
 * One term. A compound that no text has as it is has two, of which a document may have only one; of an unknown one
 * ("Skihandschuhe") at least the end may be known.
 */
function termsOf(postings: Postings, word: string): readonly QueryTerm[] {
  const own = { words: [matchOf(postings, word)], factor: AS_TYPED };
  const parts = joinsWords(postings.vocabulary.language) ? splitWord(postings, foldText(word)) : undefined;
  if (!isPossible(own)) return separateTerms(postings, word, parts);
  const forms = [own, ...(parts ? [{ words: parts, factor: SPLIT }] : [])];
  return [{ text: word, forms: forms.filter(isPossible) }];
}

function separateTerms(
  postings: Postings,
  word: string,
  parts: readonly (readonly MatchedWord[])[] | undefined,
): readonly QueryTerm[] {
  const termOf = (matched: readonly MatchedWord[]) => ({
    text: word,
    forms: matched.length > 0 ? [{ words: [matched], factor: AS_TYPED }] : [],
  });
  if (parts) return parts.map(termOf);
  const phrase = wholeWords(postings, PHRASE_MARK + stemOf(foldText(word), postings.vocabulary.language));
  if (phrase.length > 0) return [termOf(phrase)];
  const end = joinsWords(postings.vocabulary.language) ? knownEnd(postings, foldText(word)) : [];
  return end.length > 0 ? [termOf([]), termOf(end)] : [termOf([])];
}

/** The longest known word that a compound ends in. */
function knownEnd(postings: Postings, word: string): readonly MatchedWord[] {
  for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at += 1) {
    const end = wholeWords(postings, word.slice(at));
    if (end.length > 0) return end;
  }
  return [];
}

/** Of a short word that is known only the word: "red" is not "reduced"; a longer one hardly ends another ("Handschuh"). */
function matchOf(postings: Postings, word: string): readonly MatchedWord[] {
  const matched = matchWord(postings, word);
  const whole = matched.filter(isWholeWord);
  if (whole.length === 0) return matched;
  if (word.length < SHORTEST_BEGINNING) return whole;
  return matched.map((one) => (one.factor === ENDS_SO ? { ...one, factor: HARDLY } : one));
}

function wholeWords(postings: Postings, word: string): readonly MatchedWord[] {
  return matchWord(postings, word).filter(isWholeWord);
}

/** The two known words that a compound consists of, the last one as long as possible. */
function splitWord(postings: Postings, word: string): readonly (readonly MatchedWord[])[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const last = wholeWords(postings, word.slice(at));
    if (last.length === 0) continue;
    const first = firstPart(postings, word.slice(0, at));
    if (first.length > 0) return [first, last];
  }
  return undefined;
}

/** The first part of a compound, which may end in a linking letter: "wanderungs", "wollen". */
function firstPart(postings: Postings, part: string): readonly MatchedWord[] {
  const { language } = postings.vocabulary;
  const forms = new Set([part, part.replace(/s$/, ''), stemOf(part, language)]);
  for (const form of forms) {
    const known = form.length < SHORTEST_PART ? [] : wholeWords(postings, form);
    if (known.length > 0) return known;
  }
  return [];
}
