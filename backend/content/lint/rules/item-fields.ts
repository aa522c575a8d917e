import { isRecord } from '../../../../domain/record.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { ItemRule } from '../model/item-rule.ts';
import { choicesOf, entriesOf, fieldsOf, shapeOf, type Shape } from '../model/json-shape.ts';
import { suggestName } from '../model/closest-name.ts';
import { pathBelow } from '../model/document-view.ts';

/** Bounds the recursion; no content nests deeper. */
const DEPTH_LIMIT = 24;

/** Fields of the content that the type does not read, and values outside an enumeration that it ignores. */
export const itemFields: ItemRule = ({ item, definition }) =>
  definition === undefined ? [] : check(item['content'], shapeOf(definition), 'content');

function check(value: unknown, shape: Shape, place: string, depth = 0): readonly RuleFinding[] {
  if (depth > DEPTH_LIMIT) return [];
  if (Array.isArray(value)) {
    const entries = entriesOf(shape);
    return entries === undefined
      ? []
      : value.flatMap((entry, index) => check(entry, entries, pathBelow(place, index), depth + 1));
  }
  if (!isRecord(value)) return [];
  const fields = fieldsOf(shape);
  if (fields === undefined) return [];
  return Object.entries(value).flatMap(([name, entry]): readonly RuleFinding[] => {
    const field = fields.get(name);
    if (field === undefined) return [unknownField(name, pathBelow(place, name), fields.keys())];
    return [
      ...unknownChoice(entry, field, pathBelow(place, name)),
      ...check(entry, field, pathBelow(place, name), depth + 1),
    ];
  });
}

function unknownField(name: string, place: string, known: Iterable<string>): RuleFinding {
  return {
    rule: 'unknown-field',
    severity: 'warning',
    place,
    message: `Nothing reads the field “${name}”.`,
    advice: suggestName(name, known, 'Remove it, or see the fields of the section in the showcase.'),
  };
}

/** The schema ignores an unknown value only where it declares so; elsewhere the content as a whole is invalid. */
function unknownChoice(value: unknown, shape: Shape, place: string): readonly RuleFinding[] {
  const choices = choicesOf(shape).flatMap((choice) => (Array.isArray(choice['enum']) ? choice['enum'] : []));
  if (choices.length === 0 || typeof value !== 'string' || choices.includes(value)) return [];
  const names = choices.map(String);
  return [
    {
      rule: 'unknown-choice',
      severity: 'warning',
      place,
      message: `“${value}” is none of the choices, so it is passed over.`,
      advice: suggestName(value, names, `Write one of: ${names.join(', ')}.`),
    },
  ];
}
