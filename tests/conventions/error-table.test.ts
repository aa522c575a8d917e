import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../../backend/core/refuse.ts';
import { failure } from '../../backend/routes/answers.ts';
import { MESSAGES } from '../../src/i18n/catalog.ts';
import { listFiles, read } from './source-files.ts';

interface Row {
  readonly code: string;
  readonly errorId: string;
  readonly shown: string;
  /** Files where somebody is seen to meet it. */
  readonly seenIn: readonly string[];
}

const PLACES = ['item', 'input', 'top', 'toast', 'refresh', 'recreate', 'reload', 'retry'];
const files = [...listFiles('tests'), ...listFiles('src')];
const english = MESSAGES['en-us'] ?? {};

/** Rows of the tables of docs/errors.md: code, errorId, status, meaning, shown, tried in, seen in. */
function readRows(): readonly Row[] {
  const rows = read('docs/errors.md').matchAll(/^\| `(\w+)` \|(.*)\|$/gm);
  return Array.from(rows, ([, code = '', rest = '']) => {
    const [errorId = '', , , shown = '', , seen = ''] = rest.split('|').map((cell) => cell.trim());
    return { code, errorId: errorId.replaceAll('`', ''), shown, seenIn: seen === '' ? [] : seen.split(', ') };
  });
}

const fileOf = (name: string): string | undefined =>
  files.find((path) => path === `tests/${name}.spec.ts` || path === `src/${name}.test.ts`);

const messagesOf = (errorId: string): readonly string[] =>
  [english[`errors.${errorId}`], english[`errors.${errorId}_DEFAULT`]].filter((text) => text !== undefined);

/** Words of a test that stand in the error's message and in that of no other. */
function isItsMessage(words: string, errorId: string): boolean {
  const isIn = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const others = Object.entries(english).filter(
    ([key]) => key.startsWith('errors.') && !key.startsWith(`errors.${errorId}`),
  );
  return messagesOf(errorId).some(isIn) && !others.some(([, text]) => isIn(text));
}

/** Whether a test names the error, or quotes its message. */
function tellsOf(text: string, { code, errorId }: Row): boolean {
  if (new RegExp(`\\b(${code}|${errorId})\\b`).test(text)) return true;
  const quoted = text.matchAll(/(['/"`])((?:(?!\1)[^\n\\]){12,})\1/g);
  return Array.from(quoted, ([, , words = '']) => words).some((words) => isItsMessage(words, errorId));
}

describe('the table of errors', () => {
  const rows = readRows();

  test('has a row for each code of the catalogue', () => {
    const codes = Object.entries<{ code?: string }>(REFUSALS).map(([name, { code = name }]) => code);
    expect(rows.map(({ code }) => code).toSorted()).toEqual([...new Set([...codes, failure().errorId])].toSorted());
  });

  test('says of each where it is shown', () => {
    expect(rows.filter(({ shown }) => !PLACES.includes(shown))).toEqual([]);
  });

  test('names at least that its message is held, and only tests that tell of the error', () => {
    expect(rows.filter(({ seenIn }) => seenIn.length === 0)).toEqual([]);
    const wrong = rows.flatMap((row) =>
      row.seenIn
        .filter((name) => {
          if (name === 'messages') return false;
          const path = fileOf(name);
          return path === undefined || !tellsOf(read(path), row);
        })
        .map((name) => `${row.code}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
