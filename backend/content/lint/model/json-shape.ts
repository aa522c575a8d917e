import { z } from 'zod';
import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import { isRecord } from '../../../../domain/record.ts';

/** A node of a JSON Schema. */
export type Shape = Readonly<Record<string, unknown>>;

const shapes = new WeakMap<SectionDefinition, Shape>();

/** What editors may write in a section's content, as JSON Schema. */
export function shapeOf(definition: SectionDefinition): Shape {
  const known: Shape = shapes.get(definition) ?? { ...z.toJSONSchema(definition.schema, { io: 'input' }) };
  shapes.set(definition, known);
  return known;
}

/** The alternatives a value at this node may match. */
export function choicesOf(shape: Shape): readonly Shape[] {
  const { anyOf } = shape;
  return Array.isArray(anyOf) ? anyOf.filter(isRecord) : [shape];
}

/** The fields an object at this node may have; `undefined` where any are allowed. */
export function fieldsOf(shape: Shape): ReadonlyMap<string, Shape> | undefined {
  const objects = choicesOf(shape).flatMap(({ properties }) => (isRecord(properties) ? [properties] : []));
  if (objects.length === 0) return undefined;
  const named = objects.flatMap((properties) => Object.entries(properties));
  return new Map(named.flatMap(([name, field]) => (isRecord(field) ? [[name, field]] : [])));
}

/** The shape of an array's entries. */
export function entriesOf(shape: Shape): Shape | undefined {
  return choicesOf(shape).flatMap(({ items }) => (isRecord(items) ? [items] : []))[0];
}

/** The shape at a path below a section's content. */
export function shapeAt(definition: SectionDefinition, path: readonly PropertyKey[]): Shape | undefined {
  let shape: Shape | undefined = shapeOf(definition);
  for (const step of path) {
    if (shape === undefined) return undefined;
    shape =
      typeof step === 'number' || /^\d+$/.test(String(step)) ? entriesOf(shape) : fieldsOf(shape)?.get(String(step));
  }
  return shape;
}

/** The field as editors know it: “Line above the title” (eyebrow). */
export function fieldName(definition: SectionDefinition, path: readonly PropertyKey[]): string {
  const written = path.map(String).join('.');
  const title = shapeAt(definition, path)?.['title'];
  return typeof title === 'string' && title.toLowerCase() !== written.toLowerCase()
    ? `“${title}” (${written})`
    : `“${written}”`;
}
