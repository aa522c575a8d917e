import { isRecord } from '../../../domain/record.ts';

/** The part of JSON Schema that the schemas of events use. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Check = (value: unknown, schema: JsonSchema) => string | undefined;

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const CHECKS: readonly Check[] = [
  (value, { type }) => (type !== undefined && !isOfType(value, type) ? `is ${typeOf(value)}, not ${type}` : undefined),
  (value, { enum: options }) =>
    options && !options.includes(value) ? `is not one of ${options.join(', ')}` : undefined,
  (value, schema) => ('const' in schema && value !== schema.const ? `is not ${String(schema.const)}` : undefined),
  (value, { minimum }) => (typeof value === 'number' && value < (minimum ?? value) ? `is below ${minimum}` : undefined),
  (value, { exclusiveMinimum: limit }) =>
    typeof value === 'number' && limit !== undefined && value <= limit ? `is not above ${limit}` : undefined,
  (value, { minItems = 0 }) => (Array.isArray(value) && value.length < minItems ? 'has too few items' : undefined),
  (value, { minLength = 0, maxLength = Infinity, pattern }) => {
    if (typeof value !== 'string') return undefined;
    const isShaped = pattern === undefined || new RegExp(pattern, 'u').test(value);
    return value.length < minLength || value.length > maxLength || !isShaped ? 'has another form' : undefined;
  },
];

/** The errors of a value, each with its path; unknown fields are errors. */
export function jsonSchemaErrors(value: unknown, schema: JsonSchema, root = schema, path = ''): string[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return jsonSchemaErrors(value, root.$defs?.[name] ?? {}, root, path);
  const error = CHECKS.map((check) => check(value, schema)).find((text) => text !== undefined);
  if (error !== undefined) return [`${path || 'the event'} ${error}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => jsonSchemaErrors(item, schema.items ?? {}, root, `${path}.${index}`));
  return isRecord(value) && schema.properties ? fieldErrors(value, schema, root, path) : [];
}

function fieldErrors(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [] }: JsonSchema,
  root: JsonSchema,
  path: string,
): string[] {
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${pathOf(name)} is missing`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return [
    ...missing,
    ...fields.flatMap(([name, field]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return schema
        ? jsonSchemaErrors(field, schema, root, pathOf(name))
        : [`${pathOf(name)} is no field of the event`];
    }),
  ];
}
