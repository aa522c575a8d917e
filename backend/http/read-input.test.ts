import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT } from '../../src/config.ts';
import { parseInput } from './endpoint.ts';
import { finishBody, readBody, readQuery } from './read-input.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://shop.example/', init);
}
const streamOf = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** The parsed body, or the id of its error and the path of its field. */
const read = (request: Request): Promise<unknown> =>
  readBody(request).catch(({ errorId, details }: { errorId: string; details: { path?: string } }) =>
    [errorId, details.path].filter((part) => part !== undefined).join(' '),
  );

describe('the body of a request', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['[1]', [1]],
    ['null', null],
    ['"text"', 'text'],
    ['', {}],
    ['{"a":"größer 🥾"}', { a: 'größer 🥾' }],
    [' {"a":1}\n', { a: 1 }],
    [nested(32), JSON.parse(nested(32))],
    ['{', 'VALIDATION '],
    ['{"a":1}{', 'VALIDATION '],
    ['a=1', 'VALIDATION '],
    ['{"a":"\\u0000"}', 'VALIDATION a'],
    ['{"a":[{"b":"x\\u0000"}]}', 'VALIDATION a.0.b'],
    ['{"x\\u0000":1}', 'VALIDATION '],
    ['"\\u0000"', 'VALIDATION '],
    ['{"__proto__":1}', 'VALIDATION __proto__'],
    ['{"a":{"constructor":1}}', 'VALIDATION a.constructor'],
    ['{"a":[{"prototype":{}}]}', 'VALIDATION a.0.prototype'],
    ['{"proto":1,"Constructor":2}', { proto: 1, Constructor: 2 }],
  ])('%j is read as %j', async (text, expected) => {
    expect(await read(post(text))).toEqual(expected);
  });

  test.each([
    ['application/json', 'read'],
    ['Application/JSON; charset=utf-8', 'read'],
    ['application/problem+json', 'read'],
    ['text/plain', 'API415'],
    ['application/x-www-form-urlencoded', 'API415'],
    ['application/jsonp', 'API415'],
    ['text/json', 'API415'],
    ['', 'API415'],
  ])('of the type %j is %s', async (type, expected) => {
    expect(await read(post('{"a":"read"}', { 'content-type': type }))).toEqual(
      expected === 'read' ? { a: 'read' } : expected,
    );
  });

  test('needs no type when it is empty', async () => {
    expect(await read(post('', { 'content-type': 'text/plain' }))).toEqual({});
    expect(await read(post(null, {}))).toEqual({});
  });

  test.each([
    ['announced', (text: string) => post(text, { ...JSON_TYPE, 'content-length': `${text.length}` })],
    ['not announced', (text: string) => post(streamOf(text.slice(0, 10), text.slice(10)))],
  ])('is rejected above the limit when its length is %s', async (_, request) => {
    const quoted = (length: number) => `"${'x'.repeat(length - 2)}"`;
    expect(await read(request(quoted(BODY_LIMIT)))).toHaveLength(BODY_LIMIT - 2);
    expect(await read(request(quoted(BODY_LIMIT + 1)))).toBe('API413');
  });

  test('is rejected when it is nested too deeply, without an overflow', async () => {
    expect(await read(post(nested(34)))).toMatch(/^VALIDATION a(\.a){32}$/);
    expect(await read(post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toMatch(/^VALIDATION 0\.0/);
  });

  test('is read back as it was written', async () => {
    const isHarmless = (value: unknown) => !/\\u0000|__proto__|constructor|prototype/.test(JSON.stringify(value));
    const value = fc.jsonValue({ maxDepth: 5 }).filter(isHarmless);
    await fc.assert(
      fc.asyncProperty(value, async (sent) => {
        const text = JSON.stringify(sent);
        expect(await read(post(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the rest of a rejected request', () => {
  test.each([
    ['a body within the limit', () => post(streamOf('a', 'b')), true],
    ['a body above the limit', () => post(streamOf('x'.repeat(BODY_LIMIT), 'y')), false],
    ['no body', () => post(null), true],
    ['a GET request', () => new Request('http://shop.example/'), true],
  ])('ends for %s: %j', async (_, request, isEnded) => {
    expect(await finishBody(request())).toBe(isEnded);
  });

  test('is not read twice', async () => {
    const request = post('{"a":1}');
    await request.text();
    expect(await finishBody(request)).toBe(true);
  });
});

describe('the query of an address', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?a=1', { a: '1' }],
    ['?a=1&a=2&b=', { a: ['1', '2'], b: '' }],
    ['?a', { a: '' }],
    ['?q=gr%C3%B6%C3%9Fer+9', { q: 'größer 9' }],
    ['?a=%', { a: '%' }],
    ['?a=1#b=2', { a: '1' }],
    ['?toString=1', { toString: '1' }],
  ])('%j is %j', (query, expected) => {
    expect(readQuery(`http://shop.example/path${query}`)).toEqual(expected);
  });

  test('changes no prototype', () => {
    const query = readQuery('http://shop.example/?__proto__=1&__proto__=2');
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });

  test.each(['?a=%00', '?a=1&a=b%00'])('is rejected for a null character in %j', (query) => {
    expect(() => readQuery(`http://shop.example/${query}`)).toThrow(
      expect.objectContaining({ errorId: 'VALIDATION', details: { path: 'a' } }),
    );
  });
});

describe('the input of an operation', () => {
  const schema = z.object({ items: z.array(z.object({ qty: z.number().int().min(1) })), note: z.string().default('') });

  test('has the fields of its schema only', () => {
    expect(parseInput(schema, { items: [{ qty: 1, price: 0 }], total: 0 })).toEqual({ items: [{ qty: 1 }], note: '' });
  });

  test.each([
    [{ items: [{ qty: 1 }, { qty: 0 }] }, 'items.1.qty'],
    [{}, 'items'],
    [[], ''],
    [undefined, ''],
    [{ items: [], note: 5 }, 'note'],
  ])('%j is rejected at %j', (value, path) => {
    expect(() => parseInput(schema, value)).toThrow(
      expect.objectContaining({ errorId: 'VALIDATION', status: 400, details: { path } }),
    );
  });
});
