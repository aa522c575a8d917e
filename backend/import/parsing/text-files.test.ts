import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsvHeader, readCsvRows, readDataRows } from './csv-file.ts';
import { firstColumnOf, formatError } from './format-error.ts';
import { ImportError } from './import-error.ts';
import { readJsonObjects } from './json-values.ts';
import { readHead, stampOf } from './text-file.ts';
import { extraCellsIssue } from './unmapped-columns.ts';

let folder = '';
let files = 0;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'aisle-text-'))));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, `file-${(files += 1)}`);
  await writeFile(path, content);
  return path;
}
async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('the rows of a table', () => {
  const rowsOf = async (content: string | Buffer) => {
    const rows = await collect(readCsvRows(await fileOf(content)));
    return rows.map(({ line, value }) => [line, ...value]);
  };

  test.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\n1|2\n'],
    ['carriage returns', 'a,b\r1,2\r'],
    ['line ends of Windows', 'a,b\r\n1,2\r\n'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['UTF-16', utf16('a,b\n1,2\n')],
    ['no last line end', 'a,b\n1,2'],
    ['quotes', '"a","b"\n"1","2"\n'],
  ])('are read with %s', async (_, content) => {
    expect(await rowsOf(content)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
  });

  test('begin at their line, also after quoted line ends and blank lines', async () => {
    expect(await rowsOf('a,b\n"1\n1",2\n\n \n3,4\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1\n1', '2'],
      [6, '3', '4'],
    ]);
  });

  test.each([
    ['"a;b",c\n1,2\n', ['a;b', 'c']],
    ['a;b,c;d\n1;2;3\n', ['a', 'b,c', 'd']],
    ['one\n1\n', ['one']],
  ])('have the separator that the header of %j has most often', async (content, header) => {
    expect(await readCsvHeader(await fileOf(content))).toEqual(header);
  });

  test('have any number of cells', async () => {
    expect(await rowsOf('a,b\n1\n1,2,3\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
    ]);
  });

  test('are data after the header', async () => {
    const rows = await collect(readDataRows(await fileOf('a\n1\n2\n')));
    expect(rows).toEqual([
      { line: 2, value: ['1'] },
      { line: 3, value: ['2'] },
    ]);
    expect(await collect(readDataRows(await fileOf('a\n')))).toEqual([]);
  });

  test.each([
    ['an open quote', 'a,b\n1,"2\n3,4\n', /line 2: a quote is opened and never closed/],
    ['a last row without all columns', 'a,b\n1,2\n3', /line 3: the last row has 1 of 2 columns and no line end/],
    ['a word cut off', 'a,b\n1,active\n2,acti', /the last row ends in "acti", the beginning of a word/],
    ['another encoding', Buffer.from([0x61, 0x2c, 0xe4, 0x0a]), /is not UTF-8 text/],
    ['no content', '', /is empty/],
  ])('are rejected for %s', async (_, content, message) => {
    const failure = await failureOf(rowsOf(content));
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(message);
  });

  test.each([
    ['a complete word', 'a,b\n1,active\n2,active'],
    ['a number', 'a,b\n1,123\n2,12'],
    ['a new word', 'a,b\n1,active\n2,draft'],
    ['a line end', 'a,b\n1,active\n2,acti\n'],
  ])('may end in %s', async (_, content) => {
    expect(await rowsOf(content)).toHaveLength(3);
  });

  test('are missing in a file of blank lines', async () => {
    expect(String(await failureOf(readCsvHeader(await fileOf('\n \n'))))).toMatch(/is empty/);
  });

  test.each([
    [['1', '2'], undefined],
    [['1', '2', '', ' '], undefined],
    [['1', '2', '3'], '3'],
    [['1', '2', '', '4', ''], '4'],
    [['1'], undefined],
  ])('with the cells %j under two columns have the issue at %j', (value, column) => {
    expect(extraCellsIssue({ line: 4, value }, 2)?.column).toBe(column);
  });
});

describe('the objects of a JSON file', () => {
  const objectsOf = async (content: string | Buffer) => {
    const objects = await collect(readJsonObjects(await fileOf(content)));
    return objects.map(({ line, value }) => [line, value]);
  };

  test.each([
    ['one object', '{"a":1}', [[1, { a: 1 }]]],
    [
      'a list',
      '[{"a":1},{"a":2}]',
      [
        [1, { a: 1 }],
        [1, { a: 2 }],
      ],
    ],
    [
      'one per line',
      '{"a":1}\n{"a":2}\n',
      [
        [1, { a: 1 }],
        [2, { a: 2 }],
      ],
    ],
    [
      'indented',
      '[\n {\n  "a": 1\n },\n {"a":2}\n]',
      [
        [2, { a: 1 }],
        [5, { a: 2 }],
      ],
    ],
    ['brackets in texts', '{"a":"}]{[\\"}"}', [[1, { a: '}]{["}' }]]],
    ['nested', '{"a":{"b":[{"c":1}]}}', [[1, { a: { b: [{ c: 1 }] } }]]],
    [
      'an escaped backslash before a quote',
      '{"a":"\\\\"}\n{"b":1}',
      [
        [1, { a: '\\' }],
        [2, { b: 1 }],
      ],
    ],
    ['UTF-16', utf16('{"a":"ä"}'), [[1, { a: 'ä' }]]],
    ['an empty list', '[]', []],
  ])('are read: %s', async (_, content, expected) => {
    expect(await objectsOf(content)).toEqual(expected);
  });

  test.each([
    ['a truncated object', '{"a":1'],
    ['a truncated list', '[{"a":1},'],
    ['a truncated text', '{"a":"x'],
    ['a bracket too many', '{"a":1}]'],
    ['a table', 'a,b\n1,2\n'],
    ['a number', '1'],
    ['members without quotes', '{a:1}'],
    ['another nesting', '{"a":[1}'],
    ['too deep nesting', `{"a":${'['.repeat(101)}${']'.repeat(101)}}`],
  ])('are rejected: %s', async (_, content) => {
    expect(await failureOf(objectsOf(content))).toBeInstanceOf(ImportError);
  });
});

describe('the error of another format', () => {
  test.each([
    [undefined, 'this is not a feed: it has no "id". Nothing was imported'],
    ['Handle', 'this is not a feed: it has no "id"; the first wrong column is "Handle". Nothing was imported'],
    ['a\u001b[31m', 'this is not a feed: it has no "id"; the first wrong column is "a?[31m". Nothing was imported'],
    ['x'.repeat(61), expect.stringContaining(`"${'x'.repeat(60)}..."`)],
  ])('names the column %j', (column, message) => {
    expect(formatError('a feed', 'it has no "id"', column).message).toEqual(message);
  });

  test.each([
    ['Handle,Title\nx', 'Handle'],
    ['\n\n "Handle";Title', 'Handle'],
    ['  <html lang="en"><body>', '<html'],
    ['<rss>', '<rss>'],
    ['', undefined],
    [' \n ', undefined],
  ])('finds in %j the first column %j', (text, column) => {
    expect(firstColumnOf(text)).toBe(column);
  });
});

describe('a file', () => {
  test('has a stamp that changes with its content', async () => {
    const path = await fileOf('a');
    const before = await stampOf(path);
    expect(await stampOf(path)).toBe(before);
    await writeFile(path, 'ab');
    expect(await stampOf(path)).not.toBe(before);
  });

  test.each([
    ['a missing file', () => readHead(join(folder, 'none')), /does not exist/],
    ['a folder', () => readHead(folder), /is not a file/],
    ['a missing file with a stamp', () => stampOf(join(folder, 'none')), /does not exist/],
  ])('is rejected: %s', async (_, work, message) => {
    const failure = await failureOf(work());
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(message);
  });
});
