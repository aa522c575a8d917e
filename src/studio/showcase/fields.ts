import { z } from 'zod';

/** A field of a section, described for editors. */
export interface Field {
  /** Path in `content`: `items[].title`. */
  readonly name: string;
  readonly title: string;
  /** In words: `list of links`, `number`. */
  readonly kind: string;
  readonly isRequired: boolean;
  /** The allowed values of an enumeration. */
  readonly values: readonly string[];
  /** Length, count and range. */
  readonly limits: string;
  readonly description: string;
}

/** Fields below this depth are not listed. */
const DEPTH = 2;

/** Returns the fields of a schema, nested ones after their parent; the studio's forms use the same schema. */
export function fieldsOf(schema: z.ZodObject): readonly Field[] {
  return propertiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', 0);
}

type Json = z.core.JSONSchema.JSONSchema;

function propertiesOf({ properties = {}, required = [] }: Json, within: string, depth: number): readonly Field[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (typeof property === 'boolean') return [];
    const one = withoutNull(property);
    const field = fieldOf(within + key, one, required.includes(key));
    const inner = innerOf(one);
    if (inner === undefined || depth >= DEPTH) return [field];
    const innerPrefix = one.type === 'array' ? `${field.name}[].` : `${field.name}.`;
    return [field, ...propertiesOf(inner, innerPrefix, depth + 1)];
  });
}

/** A nullable field is treated as optional. */
function withoutNull(property: Json): Json {
  const choices = property.anyOf?.map(objectOf).filter(({ type }) => type !== 'null') ?? [];
  const [only] = choices;
  return only === undefined || choices.length > 1 ? property : { ...property, anyOf: undefined, ...only };
}

function innerOf(property: Json): Json | undefined {
  const inner = property.type === 'array' ? property.items : property;
  if (typeof inner !== 'object' || Array.isArray(inner)) return undefined;
  return inner.properties === undefined ? undefined : inner;
}

function fieldOf(name: string, property: Json, isRequired: boolean): Field {
  const { title = '', description = '' } = property;
  return {
    name,
    title,
    kind: kindOf(property),
    isRequired,
    values: valuesOf(property),
    limits: limitsOf(property),
    description,
  };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'group of fields',
};

function kindOf(property: Json): string {
  const { type, format, items, anyOf } = property;
  if (format === 'html') return 'rich text';
  if (format === 'sections') return 'list of sections';
  if (format === 'date-time') return 'date and time';
  if (anyOf !== undefined) return [...new Set(anyOf.map((choice) => kindOf(objectOf(choice))))].join(' or ');
  if (property.enum !== undefined) return 'choice';
  if (type === 'array') return `list of ${plural(kindOf(objectOf(items)))}`;
  const kinds = [type ?? ''].flat().flatMap((name) => KINDS[name] ?? []);
  return kinds.join(' or ') || 'anything';
}

function plural(kind: string): string {
  if (kind === 'group of fields') return 'groups of fields';
  if (kind === 'rich text' || kind === 'anything' || kind.includes(' or ')) return kind;
  return kind.startsWith('list of') ? kind.replace('list', 'lists') : `${kind}s`;
}

function valuesOf(property: Json): readonly string[] {
  const choice = property.enum ?? objectOf(property.items).enum ?? [];
  return choice.map(String);
}

/** Texts and lists have generous limits against mistakes; only limits up to this size are shown. */
const REACHABLE = 500;

function limitsOf({ minimum, maximum, maxItems, maxLength, default: preset }: Json): string {
  const range = minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '';
  const low = minimum !== undefined && maximum === undefined ? `from ${minimum}` : '';
  const isInRange = maximum === undefined || Math.abs(maximum) < Number.MAX_SAFE_INTEGER;
  const count = maxItems !== undefined && maxItems < REACHABLE ? `at most ${maxItems}` : '';
  const length = maxLength !== undefined && maxLength < REACHABLE ? `at most ${maxLength} letters` : '';
  const without = preset === undefined || preset === '' || typeof preset === 'object' ? '' : `${preset} without it`;
  return [isInRange ? range || low : low, count, length, without].filter(Boolean).join(', ');
}

/** Returns an empty schema where there is none. */
function objectOf(schema: Json['items'] | Json): Json {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}
