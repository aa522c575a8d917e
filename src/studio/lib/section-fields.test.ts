import { describe, expect, test } from 'vitest';
import { describeSection, loadDefinitions } from '../../../backend/content/section-schemas.ts';
import { blankOf, fieldsOf, nameOfEntry, type Field, type JsonSchema } from './section-fields.ts';

const definitions = await loadDefinitions();
const schemaOf = (described: object): JsonSchema => Reflect.get(described, 'schema');

function flat(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...flat(field.fields ?? []), ...flat(field.entry ? [field.entry] : [])]);
}

test('every section type is described', () => {
  expect(definitions.length).toBeGreaterThan(30);
});

describe.each(definitions.map((definition) => ({ definition, type: definition.type })))(
  'the form of $type',
  ({ definition }) => {
    const fields = fieldsOf(schemaOf(describeSection(definition)));

    test('has a control for every field of its samples', () => {
      const names = new Set(fields.map(({ name }) => name));
      const wanted = Object.values(definition.samples).flatMap((sample) => Object.keys(sample));
      expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    });

    test('names its fields in words', () => {
      for (const { label } of flat(fields)) expect(label).toMatch(/^[A-Z][^_]*$/);
    });

    test('starts new entries with values that a form can show', () => {
      for (const field of flat(fields)) expect(blankOf(field)).not.toBeUndefined();
    });
  },
);

describe('a field', () => {
  const fields = fieldsOf({
    properties: {
      title: { type: 'string', title: 'Title' },
      html: { type: 'string', format: 'html' },
      image: { type: 'object', properties: { src: { type: 'string' }, width: { type: 'integer' } } },
      cta: { type: 'object', properties: { label: { type: 'string' }, href: { type: 'string' } } },
      count: { type: 'integer', minimum: 1, maximum: 48 },
      tone: { type: 'string', enum: ['light', 'dark'] },
      items: { type: 'array', maxItems: 3, items: { type: 'object', properties: {} } },
    },
    required: ['title'],
  });

  test('gets the control its schema asks for', () => {
    expect(fields.map(({ kind }) => kind)).toEqual([
      'text',
      'rich-text',
      'picture',
      'group',
      'number',
      'choice',
      'list',
    ]);
    expect(fields.map(({ isRequired }) => isRequired)).toEqual([true, false, false, false, false, false, false]);
    expect(fields[4]?.range).toEqual({ min: 1, max: 48, isWhole: true });
    expect(fields[6]?.maxEntries).toBe(3);
  });

  test('names an entry of a list by its first words', () => {
    expect(nameOfEntry({ html: '<p>x</p>', href: '/c', title: 'Soles' }, 0)).toBe('Soles');
    expect(nameOfEntry({}, 1)).toBe('Entry 2');
  });
});
