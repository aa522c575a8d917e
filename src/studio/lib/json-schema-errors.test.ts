import { describe, expect, test } from 'vitest';
import { EVENT_LIST, EVENT_NAMES, eventErrors, eventSchemas } from '../../lib/measurement/event-list.ts';
import { jsonSchemaErrors, type JsonSchema } from './json-schema-errors.ts';

const schemas = eventSchemas();
const errorsOf = (item: { readonly event: string }) =>
  // The library's type is wider than what it writes for these schemas.
  jsonSchemaErrors(item, schemas[item.event] as JsonSchema);

const examples = EVENT_NAMES.map((name) => {
  const { category, example } = EVENT_LIST[name];
  return { event: name, event_category: category, page_name: 'p-slug', ...example };
});

/** Copies of the value that each lack a field, have another type in it, or one more. */
function* damaged(value: object): Generator<object> {
  yield { ...value, unknown: 1 };
  for (const [name, field] of Object.entries(value)) {
    yield { ...value, [name]: null };
    yield { ...value, [name]: -1.5 };
    const { [name]: _, ...rest } = { ...value } as Record<string, unknown>; // any field
    yield rest;
    if (typeof field === 'object' && field !== null && !Array.isArray(field))
      for (const inner of damaged(field)) yield { ...value, [name]: inner };
    if (Array.isArray(field)) {
      yield { ...value, [name]: [] };
      for (const inner of damaged(field[0])) yield { ...value, [name]: [inner] };
    }
  }
}

describe('the errors that editors see', () => {
  test.each(examples)('are none for the example of $event', (example) => {
    expect(errorsOf(example)).toEqual([]);
  });

  test.each(examples)('agree with the list about a damaged $event', (example) => {
    for (const item of damaged(example)) {
      const damagedItem = { ...item, event: example.event };
      const isValid = eventErrors(damagedItem).length === 0;
      expect([damagedItem, errorsOf(damagedItem).length === 0]).toEqual([damagedItem, isValid]);
    }
  });

  test('name the field', () => {
    const item = { event: 'scroll_depth', event_category: 'Navigation', page_name: 'index', percent: 30, depth: 1 };
    expect(errorsOf(item)).toEqual(['percent is not one of 25, 50, 75, 100', 'depth is no field of the event']);
  });
});
