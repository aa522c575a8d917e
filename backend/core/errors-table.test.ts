import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { internalError } from '../http/responses.ts';
import { ERRORS } from '../../src/api/errors/error-catalog.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROW =
  /^\| `(?<code>\w+)` \| `(?<errorId>\w+)` \| (?<status>\d{3}) \| [^|]+ \| (?<shown>\w+) \| (?<tests>[\w-]+(?:, [\w-]+)*) \| [^|]+ \|$/;

interface ErrorDefinition {
  readonly errorId?: string;
  readonly code: string;
  readonly status: number;
}
const unexpected = internalError();
const catalogue = [
  ...Object.entries<ErrorDefinition>(ERRORS).map(([name, { errorId = name, code, status }]) => ({
    errorId,
    code,
    status,
  })),
  { errorId: unexpected.errorId, code: unexpected.code, status: unexpected.status },
];

const page = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8').split('\n');
/** Every table row with a code, also malformed ones. */
const rows = page.filter((line) => line.startsWith('| `')).map((line) => ROW.exec(line)?.groups ?? { line });
const places = page.flatMap((line) => /^- `(\w+)`: /.exec(line)?.[1] ?? []);

function holds(file: string, code: string): boolean {
  const [path] = globSync(`tests/contract/**/${file}.contract.test.ts`, { cwd: ROOT });
  return path !== undefined && new RegExp(`\\b${code}\\b`).test(readFileSync(join(ROOT, path), 'utf8'));
}

describe('the table of errors in docs/errors.md', () => {
  test('names every code of the catalogue with its id and status, once, and no other', () => {
    const documented = rows.map(({ code, errorId, status }) => `${code} ${errorId} ${status}`);
    const known = catalogue.map(({ code, errorId, status }) => `${code} ${errorId} ${status}`);
    expect(documented.toSorted()).toEqual(known.toSorted());
  });

  test('uses only explained names for where each error is displayed', () => {
    expect(rows.filter(({ shown: section = '' }) => !places.includes(section))).toEqual([]);
  });

  test('names contract tests that contain the code', () => {
    const named = rows.flatMap(({ code = '', tests = 'none' }) => tests.split(', ').map((file) => ({ code, file })));
    expect(named.filter(({ code, file }) => !holds(file, code))).toEqual([]);
  });
});
