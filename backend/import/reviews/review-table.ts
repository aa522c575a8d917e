import { readCsvHeader, readDataRows } from '../parsing/csv-file.ts';
import { BadCell, cleanText, excerpt, type Cell } from '../parsing/cell.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { formatError } from '../parsing/format-error.ts';
import type { Issue } from '../parsing/product-draft.ts';
import { extraCellsIssue } from '../parsing/unmapped-columns.ts';

/** A review of a file. */
export interface ReviewDraft {
  readonly line: number;
  /** Of its product: id, slug or SKU, or the part that the SKUs of all its variants begin with. */
  readonly productKey: string;
  /** Tells the reviews of one product apart, the same in every file. */
  readonly authorKey: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
}

export interface ReviewFile {
  /** Columns that are not used. */
  readonly unused: readonly string[];
  readonly reviews: readonly ReviewDraft[];
  readonly issues: readonly Issue[];
}

/** What a column means, by its names in lower case without spaces, `_` and `-`; the first of each is in the docs. */
const COLUMNS = {
  product: ['sku', 'productid', 'productsku', 'product', 'variant', 'variantid', 'handle', 'producthandle', 'slug'],
  rating: ['ratingvalue', 'stars', 'rating', 'score'],
  text: ['review', 'text', 'body', 'comment', 'content', 'reviewtext', 'detail'],
  title: ['title', 'headline', 'summary', 'reviewtitle'],
  author: ['reviewer', 'author', 'name', 'nickname', 'reviewername'],
  id: ['id', 'reviewid'],
  email: ['email', 'revieweremail'],
  date: ['date', 'createdat', 'reviewdate', 'submittedat'],
  locale: ['locale', 'language'],
  kind: ['ratingcode'],
} as const;
type Column = keyof typeof COLUMNS;
/** As the docs name what a file needs. */
const NAMES = { product: 'sku', rating: 'rating_value', text: 'review', author: 'reviewer' } as const;
const REQUIRED = ['product', 'rating', 'text', 'author'] as const;

const MAX_TITLE = 150;
const MAX_TEXT = 4000;
const MAX_AUTHOR = 60;

/** A table with one review per row; throws `ImportError` for another table. */
export async function readReviewTable(path: string, onRow: (count: number) => void): Promise<ReviewFile> {
  const names = (await readCsvHeader(path)).map((name) => name.trim());
  const keys = names.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  const positionOf = (column: Column) =>
    COLUMNS[column].map((name) => keys.indexOf(name)).find((position) => position !== -1) ?? -1;
  const known = new Set((Object.keys(COLUMNS) as Column[]).map(positionOf));
  const unused = names.filter((name, position) => name !== '' && !known.has(position));
  const missing = REQUIRED.filter((column) => positionOf(column) === -1);
  if (missing.length > 0) {
    const lacks = missing.map((column) => NAMES[column]).join('", no "');
    throw formatError('a file of reviews', `it has no column "${lacks}"`, unused[0] ?? names[0]);
  }
  const [reviews, issues]: [ReviewDraft[], Issue[]] = [[], []];
  for await (const row of readDataRows(path)) {
    const cellOf = (column: Column): Cell => {
      const position = positionOf(column);
      const issue = (message: string) => ({ line: row.line, column: names[position] ?? column, message });
      return { text: cleanText(row.value[position] ?? ''), issue };
    };
    try {
      reviews.push(readReview(row, names.length, cellOf));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      issues.push(error.issue);
    }
    onRow(reviews.length + issues.length);
  }
  return { unused, reviews, issues };
}

function readReview(row: FileRecord<readonly string[]>, width: number, cellOf: (column: Column) => Cell): ReviewDraft {
  const extraCells = extraCellsIssue(row, width);
  if (extraCells) throw new BadCell(extraCells);
  const kind = cellOf('kind');
  if (kind.text !== '' && !/^(rating|overall)$/i.test(kind.text))
    throw new BadCell(kind.issue(`"${excerpt(kind.text)}" is no rating by stars`));
  const text = readText(cellOf('text'), MAX_TEXT);
  const author = readText(cellOf('author'), MAX_AUTHOR);
  const id = cellOf('id').text;
  return {
    line: row.line,
    productKey: readText(cellOf('product'), 255),
    authorKey: id === '' ? `${author.toLowerCase()} ${cellOf('email').text.toLowerCase()}` : `id ${id}`,
    author,
    rating: readStars(cellOf('rating')),
    title: cellOf('title').text.slice(0, MAX_TITLE) || firstWords(text),
    text,
    locale: readLocale(cellOf('locale')),
    createdAt: readDate(cellOf('date')),
  };
}

function readText(cell: Cell, maxLength: number): string {
  if (cell.text === '') throw new BadCell(cell.issue('is empty'));
  if (cell.text.length > maxLength) throw new BadCell(cell.issue(`is longer than ${maxLength} characters`));
  return cell.text;
}

/** The first sentence, or as many words as a title has room for. */
function firstWords(text: string): string {
  const sentence = /^[^.!?\n]{3,80}/.exec(text)?.[0] ?? text.slice(0, 80);
  return sentence.length < 80 ? sentence.trim() : sentence.replace(/\s+\S*$/, '…');
}

function readStars(cell: Cell): number {
  if (/^[1-5](?:[.,]0+)?$/.test(cell.text)) return Number(cell.text[0]);
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not a number of stars from 1 to 5`));
}

/** Locales of languages that a file names alone. */
const LOCALE_OF: Readonly<Record<string, string>> = { '': 'en-us', en: 'en-us' };

function readLocale(cell: Cell): string {
  const name = cell.text.toLowerCase().replace('_', '-');
  if (/^[a-z]{2}-[a-z]{2}$/.test(name)) return name;
  if (Object.hasOwn(LOCALE_OF, name)) return LOCALE_OF[name] ?? '';
  if (/^[a-z]{2}$/.test(name)) return `${name}-${name}`;
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not a locale such as de-de`));
}

function readDate(cell: Cell): number | undefined {
  if (cell.text === '') return undefined;
  const at = /^\d{4}-\d{2}-\d{2}/.test(cell.text) ? Date.parse(cell.text.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(at)) throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not a date such as 2026-03-31`));
  return at;
}
