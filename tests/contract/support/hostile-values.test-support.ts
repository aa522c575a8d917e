import type { JsonSchema } from './arbitrary.test-support.ts';

type SchemasByName = Readonly<Record<string, JsonSchema>>;

/** The path of a member of a body. */
export interface MemberPath {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** For any position, and instead of a body. */
export const MISFITS: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'a\0b',
  [],
  [[null]],
  {},
  { length: 1e9 },
  nested(20),
  nested(60),
  Array.from({ length: 3000 }, (_, index) => index),
];

/** Bodies that are no object, or no JSON. */
export const RAW_BODIES: readonly string[] = [
  'null',
  '[{}]',
  '"x"',
  '{"a":1e400}',
  '\uFEFF{}',
  '{"a":1,"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '['.repeat(5000),
];

/** Members with names that are special in JavaScript, or unknown. */
export const FOREIGN_MEMBERS = { toString: 1, hasOwnProperty: null, toJSON: {}, '': '', '\ud800': '\udfff' };

/**
 * Path segments: a null byte, invalid UTF-8, a lone surrogate, an invalid encoding, parts of other URLs, excess length.
 */
export const RAW_TEXTS: readonly string[] = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  '%2e%2e%2f',
  '%2F',
  '%0d%0a',
  '%F0%9F%92%A9',
  '-1',
  '2147483648',
  '9007199254740991',
  '1e999',
  'x'.repeat(3000),
];

const TEXTS = [
  '',
  ' ',
  'a\0b',
  '\udfff',
  '\u202E\uFEFFe\u0301',
  '👩‍👩‍👧',
  "'; drop table cart; --",
  '%_\\',
  '-1',
  '2026-02-30',
  '__proto__',
];
const INTEGERS = [-1, 0, 2 ** 31, 2 ** 53 - 1, -(2 ** 63), 1e21];
const NUMBERS = [-0.001, 0, 1e-320, 1e15, 1e308, -1e308];

/** Values of the right type, so that they may reach the database; always included, where the others rotate. */
export function pointedAt({ schema }: MemberPath): readonly unknown[] {
  return typeOf(schema) === 'string' ? [longText(schema)] : [];
}

/** Of the right type, and yet nothing that belongs there. */
export function hostileAt({ schema }: MemberPath): readonly unknown[] {
  switch (typeOf(schema)) {
    case 'string':
      return [...TEXTS, `${longText(schema)}x`];
    case 'integer':
      return INTEGERS;
    case 'number':
      return NUMBERS;
    case 'array':
      return [Array.from({ length: (schema.maxItems ?? 1000) + 1 }, () => 'x'), ['a\0b']];
    default:
      return ['x'];
  }
}

/**
 * The maximum length of the position, starting with a lone surrogate. The text is incompressible, because database
 * indexes have size limits of their own.
 */
function longText({ maxLength = 5000 }: JsonSchema): string {
  const signs = Array.from({ length: maxLength - 1 }, (_, index) => 0x4e00 + ((index * 7919) % 20_000));
  return `\ud800${signs.map((sign) => String.fromCharCode(sign)).join('')}`;
}

const typeOf = ({ type }: JsonSchema) => (typeof type === 'string' ? type : type?.find((one) => one !== 'null'));

function resolve(schema: JsonSchema, known: SchemasByName): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolve(known[name] ?? {}, known);
  const choice = schema.anyOf?.find((one) => typeOf(one) !== 'null');
  return choice ? resolve(choice, known) : schema;
}

/** All positions of a body, containers included; of a list its first entry. */
export function placesOf(body: JsonSchema, known: SchemasByName, path: readonly string[] = []): MemberPath[] {
  const schema = resolve(body, known);
  const here = path.length === 0 ? [] : [{ path, schema }];
  const members = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => placesOf(one, known, [...path, key]));
  return [...here, ...members, ...(schema.items ? placesOf(schema.items, known, [...path, '0']) : [])];
}

/** A body that has every member: by its name one of `values`, else any of its type. */
export function wholeBody(body: JsonSchema, known: SchemasByName, values: Readonly<Record<string, unknown>>): unknown {
  const schema = resolve(body, known);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const type = typeOf(schema);
  if (type === 'array') return schema.items ? [wholeBody(schema.items, known, values)] : [];
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(members.map(([key, one]) => [key, values[key] ?? wholeBody(one, known, values)]));
  }
  if (type === 'boolean') return true;
  return type === 'string' ? 'Some words of text' : 1;
}

/** Returns a copy of the body with another value at the position. */
export function putAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((one, index) => (String(index) === key ? putAt(one, rest, value) : one));
  const members = Object.entries(Object(body));
  return Object.fromEntries(members.map(([name, one]) => [name, name === key ? putAt(one, rest, value) : one]));
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: [nested(depth - 1)] };
}
