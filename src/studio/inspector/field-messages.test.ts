import { expect, test } from 'vitest';
import { describeSection, loadDefinitions } from '../../../backend/content/section-schemas.ts';
import { askFor, describeFieldIssue, describeSectionIssue } from './field-messages.ts';
import { fieldsOf, type Field, type JsonSchema } from '../lib/section-fields.ts';

const definitions = await loadDefinitions();
const fieldsOfType = (type: string) => {
  const definition = definitions.find((one) => one.type === type);
  const described = definition && describeSection(definition);
  return described === undefined ? [] : fieldsOf(Reflect.get(described, 'schema') as JsonSchema); // made from the definitions
};
const text = (label: string): Field => ({ name: 'x', kind: 'text', label, isRequired: true });

test.each([
  ['Title', 'Write a title.'],
  ['Eyebrow', 'Write an eyebrow.'],
  ['Words', 'Write words.'],
  ['Words for who cannot see it', 'Write words for who cannot see it.'],
  ['Rich text', 'Write rich text.'],
  ['Address', 'Write an address.'],
  ['SKU', 'Write a SKU.'],
  ['Name in the statistics', 'Write a name in the statistics.'],
])('a field called %s asks: %s', (label, asked) => {
  expect(askFor(text(label))).toBe(asked);
});

test('every required field of every section has its own message when it is missing', () => {
  const required = (fields: readonly Field[]): readonly Field[] =>
    fields.flatMap((field) => [
      ...(field.isRequired ? [field] : []),
      ...required(field.fields ?? []),
      ...required(field.entry?.fields ?? []),
    ]);
  const all = definitions.flatMap(({ type }) => required(fieldsOfType(type)));
  expect(all.length).toBeGreaterThan(50);
  for (const field of all)
    expect(describeFieldIssue(field, '', 'Too small: expected string to have >=1 characters')).toMatch(
      /^(Write|Choose|Add) [\w’ -]+\.$/,
    );
});

test('a section that lacks a field in an entry names the entry, and another error keeps its message', () => {
  const fields = fieldsOfType('accordion');
  const item = { content: { items: [{ title: '' }] } };
  expect(describeSectionIssue({ reason: 'no', field: 'content.items.0.title' }, fields, item)).toMatch(/^Write an? /);
  expect(describeSectionIssue({ reason: 'The service is away.' }, fields, item)).toBe('The service is away.');
});
