import fc from 'fast-check';
import { z } from 'zod';

/** The part of an OpenAPI schema from which bodies are generated. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly items?: JsonSchema | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly $ref?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    items: jsonSchema.optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(jsonSchema).optional(),
    $ref: z.string().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

/** Texts that something behind the schema may stumble over. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    "'; drop table cart; --",
    '2026-02-30',
    '%00',
    '\uD800',
    'a\0b',
    'x'.repeat(5000),
  ),
  fc.uuid(),
  fc.emailAddress(),
);
const junk = fc.oneof(hostileText, fc.double(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null), fc.jsonValue());

/** Values that mostly match the schema, with deviations in some places. */
export function likely(schema: JsonSchema, known: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: shaped(schema, known) }, { weight: 1, arbitrary: junk });
}

function shaped(schema: JsonSchema, known: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return known[name] ? shaped(known[name], known) : junk;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => shaped(choice, known)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, likely(value, known)] as const);
    return fc.record(Object.fromEntries(members), { requiredKeys: [] });
  }
  if (type === 'array') return fc.array(likely(schema.items ?? {}, known), { maxLength: 3 });
  if (type === 'integer') return fc.oneof(fc.integer({ min: -2, max: 9 }), fc.maxSafeInteger());
  if (type === 'number') return fc.oneof(fc.integer({ min: -2, max: 300 }), fc.double());
  if (type === 'boolean') return fc.boolean();
  return type === 'string' ? hostileText : junk;
}
