/** The form of a section, made from the JSON Schema of its content. */

export type FieldKind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date-time'
  | 'mixed'
  | 'link-target'
  | 'picture'
  | 'products'
  | 'category'
  | 'sections'
  | 'list'
  | 'group';

export interface Field {
  /** Name in its object; empty for the entry of a list. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  /** Of a choice. */
  readonly options?: readonly string[];
  /** Of a group and of a picture. */
  readonly fields?: readonly Field[];
  /** Of a list. */
  readonly entry?: Field;
  readonly maxEntries?: number | undefined;
  readonly range?: { readonly min?: number | undefined; readonly max?: number | undefined; readonly isWhole: boolean };
}

/** The part of JSON Schema that schemas of sections use. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** By name, where the schema is not sufficient. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  href: 'link-target',
  productIds: 'products',
  categoryId: 'category',
  text: 'long-text',
  quote: 'long-text',
};

const FORMATS: Readonly<Record<string, FieldKind>> = {
  html: 'rich-text',
  sections: 'sections',
  'date-time': 'date-time',
};

export function fieldsOf(schema: JsonSchema): readonly Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, part]) => fieldOf(name, part, required.has(name)));
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const { title, description: hint, maxItems: maxEntries } = schema;
  const kind = kindOf(name, schema);
  return {
    name,
    kind,
    label: title ?? labelOf(name),
    hint,
    isRequired,
    ...(schema.enum && { options: schema.enum.map(String) }),
    ...((kind === 'group' || kind === 'picture') && { fields: fieldsOf(schema) }),
    ...(kind === 'list' && { entry: fieldOf('', schema.items ?? {}, true), maxEntries }),
    ...(kind === 'number' && { range: rangeOf(schema) }),
  };
}

function kindOf(name: string, schema: JsonSchema): FieldKind {
  const known = FORMATS[schema.format ?? ''] ?? KINDS[name];
  if (known !== undefined) return known;
  if (schema.enum) return 'choice';
  if (schema.type === 'object') return isImage(schema) ? 'picture' : 'group';
  if (schema.type === 'array') return 'list';
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.type === 'string' ? 'text' : 'mixed';
}

function isImage({ properties = {} }: JsonSchema): boolean {
  return 'src' in properties && 'width' in properties;
}

function rangeOf({ type, minimum, maximum }: JsonSchema): NonNullable<Field['range']> {
  return { min: minimum, max: maximum, isWhole: type === 'integer' };
}

/** `focalPoint` is "Focal point". */
function labelOf(name: string): string {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return text === '' ? 'Entry' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** An empty value of the field, for a new entry of a list. */
export function blankOf(field: Field): unknown {
  const { kind, fields = [], options = [] } = field;
  if (kind === 'list' || kind === 'sections' || kind === 'products') return [];
  if (kind === 'group' || kind === 'picture') {
    const required = fields.filter(({ isRequired }) => isRequired);
    return Object.fromEntries(required.map((part) => [part.name, blankOf(part)]));
  }
  if (kind === 'choice') return options[0];
  if (kind === 'flag') return false;
  return kind === 'number' ? (field.range?.min ?? 0) : '';
}

/** Returns a text that distinguishes an entry from its siblings. */
export function nameOfEntry(entry: unknown, index: number): string {
  const found = typeof entry === 'object' && entry !== null ? Object.values(entry).find(isShortText) : entry;
  return isShortText(found) ? found.slice(0, 60) : `Entry ${index + 1}`;
}

/** Returns the label of a section's type, and its first words. */
export function nameOfSection(item: unknown, title?: string): string {
  const { type, id, content } = typeof item === 'object' && item !== null ? { ...EMPTY, ...item } : EMPTY;
  const text = typeof content === 'object' && content !== null ? Object.values(content).find(isShortText) : undefined;
  return `${title ?? String(type)}: ${isShortText(text) ? text.slice(0, 60) : String(id)}`;
}

const EMPTY: { readonly type: unknown; readonly id: unknown; readonly content: unknown } = {
  type: 'section',
  id: '',
  content: {},
};

/** A value in a few words. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return (
      value
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 100) || 'nothing'
    );
  const descriptions = Object.values(value ?? {})
    .map(describeValue)
    .filter((text) => text !== 'nothing');
  return descriptions.slice(0, 3).join(', ') || 'nothing';
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.startsWith('<') && !value.startsWith('/');
}
