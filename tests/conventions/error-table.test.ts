import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../src/i18n/catalog.ts';
import { listFiles, read } from './source-files.ts';

interface Row {
  readonly code: string;
  readonly errorId: string;
  /** Test files in which the error is shown to a visitor. */
  readonly seenIn: readonly string[];
}

const files = [...listFiles('tests'), ...listFiles('src')];
const english = MESSAGES['en-us'] ?? {};

/** Rows of the tables of docs/errors.md: code, errorId, status, meaning, shown, tried in, seen in. */
function readRows(): readonly Row[] {
  const rows = read('docs/errors.md').matchAll(/^\| `(\w+)` \|(.*)\|$/gm);
  return Array.from(rows, ([, code = '', rest = '']) => {
    const [errorId = '', , , , , seen = ''] = rest.split('|').map((cell) => cell.trim());
    return { code, errorId: errorId.replaceAll('`', ''), seenIn: seen === '' ? [] : seen.split(', ') };
  });
}

const fileOf = (name: string): string | undefined =>
  files.find((path) => [`tests/${name}.spec.ts`, `src/${name}.test.ts`, `src/${name}.test.tsx`].includes(path));

const messagesOf = (errorId: string): readonly string[] =>
  [english[`errors.${errorId}`], english[`errors.${errorId}_DEFAULT`]].filter((text) => text !== undefined);

/** Whether a quoted text is part of the error's message and of no other. */
function isItsMessage(message: string, errorId: string): boolean {
  const isIn = (text: string) => text.toLowerCase().includes(message.toLowerCase());
  const others = Object.entries(english).filter(
    ([key]) => key.startsWith('errors.') && !key.startsWith(`errors.${errorId}`),
  );
  return messagesOf(errorId).some(isIn) && !others.some(([, text]) => isIn(text));
}

/** Whether a test names the error, or quotes its message. */
function describes(text: string, { code, errorId }: Row): boolean {
  if (new RegExp(`\\b(${code}|${errorId})\\b`).test(text)) return true;
  const quoted = text.matchAll(/(['/"`])((?:(?!\1)[^\n\\]){12,})\1/g);
  return Array.from(quoted, ([, , message = '']) => message).some((message) => isItsMessage(message, errorId));
}

/** The rest of the tables: `backend/core/errors-table.test.ts`. */
describe('where docs/errors.md says an error is seen', () => {
  const rows = readRows();

  test('names a message at least, and only tests that cover the error', () => {
    expect(rows.filter(({ seenIn }) => seenIn.length === 0)).toEqual([]);
    const wrong = rows.flatMap((row) =>
      row.seenIn
        .filter((name) => {
          if (name === 'messages') return false;
          const path = fileOf(name);
          return path === undefined || !describes(read(path), row);
        })
        .map((name) => `${row.code}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
