import { splitList, type PriceWords } from '../../search-words/search-words.ts';

/** Major units, both ends included. */
export interface PriceBound {
  readonly from: number;
  readonly to: number;
}

interface PriceReading {
  readonly bound: PriceBound | undefined;
  /** The words of the bound, as the query has them in lower case. */
  readonly stated?: string;
  /** The query without the words of the bound. */
  readonly rest: string;
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
const SIGN = '[$€£]';
const CURRENCY = `(?:${SIGN}|(?:eur|euros?|usd|cad|gbp|dollars?|bucks|pounds?|quid)\\b)`;
/** A number with one of these is a size, a weight or a temperature, not a price. */
const UNIT = String.raw`(?:°|%|g|kg|mm|cm|m|km|ml|l|lit\p{L}*|lb|lbs|oz|in|inch\p{L}*|gr?a[dn]\p{L}*|degr\p{L}*|d|w|pers\p{L}*|people|plazas?|plätze|places?|posti|years?|jahren?|ans|años|anni|jaar)(?![\p{L}\p{N}])`;
const AMOUNT = `${SIGN}?\\s*${NUMBER}(?![\\d.,]*\\d)\\s*${CURRENCY}?(?!\\s*-?\\s*${UNIT})`;

type Reader = (query: string) => PriceReading | undefined;

/** Creates a reader of "under 200", "between 50 and 100", "over $80" and "100 €" in a language. */
export function createPriceReader({ under, over, between, and }: PriceWords): (query: string) => PriceReading {
  const readers: readonly Reader[] = [
    readerOf(`${anyOf(between)}\\s*${AMOUNT}\\s*${anyOf(and)}\\s*${AMOUNT}`, (one, other) => [one, other]),
    readerOf(`${NUMBER}\\s*${anyOf(and)}\\s*${NUMBER}\\s*${CURRENCY}`, (one, other) => [one, other]),
    readerOf(`${SIGN}\\s*${NUMBER}\\s*[-–]\\s*${AMOUNT}`, (one, other) => [one, other]),
    readerOf(`${NUMBER}\\s*[-–]\\s*${NUMBER}\\s*${CURRENCY}`, (one, other) => [one, other]),
    readerOf(`(?:${anyOf(under)}|<=?)\\s*${AMOUNT}`, (amount) => [0, amount]),
    readerOf(`(?:${anyOf(over)}|>=?)\\s*${AMOUNT}`, (amount) => [amount, Infinity]),
    readerOf(`(?:${SIGN}\\s*${NUMBER}|${NUMBER}\\s*${CURRENCY})`, (amount) => [0, amount]),
  ];
  return (query) => {
    const text = query.normalize('NFC').toLowerCase();
    for (const read of readers) {
      const reading = read(text);
      if (reading) return reading;
    }
    return { bound: undefined, rest: query };
  };
}

function readerOf(pattern: string, endsOf: (...amounts: number[]) => readonly number[]): Reader {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'u');
  return (text) => {
    const match = expression.exec(text);
    if (!match) return undefined;
    const amounts = match
      .slice(1)
      .flatMap((amount) => (amount === undefined ? [] : [Number(amount.replace(',', '.'))]));
    const [from = 0, to = Infinity] = endsOf(...amounts).toSorted((a, b) => a - b);
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { bound: { from, to }, stated: match[0], rest };
  };
}

function anyOf(list: string): string {
  const phrases = splitList(list).toSorted((a, b) => b.length - a.length);
  return `(?:${phrases.map((phrase) => phrase.replaceAll(/\s+/g, '\\s+')).join('|')})`;
}
