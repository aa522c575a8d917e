import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { html, image, sections } from '../../cms/sections/content-fields.ts';
import { sectionItem } from '../../registry/frame.schema.ts';
import { DEFINITIONS } from '../../registry/registry.ts';
import { fieldsOf } from './fields.ts';

const find = (schema: z.ZodObject, name: string) => fieldsOf(schema).find((field) => field.name === name);

describe('the fields of a schema', () => {
  const schema = z.object({
    title: z.string().min(1).meta({ title: 'Title', description: 'A few words.' }),
    html: html.optional(),
    image: image.optional(),
    columns: z.number().int().min(1).max(6).optional(),
    items: z.array(z.object({ label: z.string(), align: z.enum(['start', 'end']).default('start') })).max(6),
    sections,
    value: z.union([z.string(), z.boolean()]).optional(),
    motion: z.array(z.string()).max(8).nullish(),
  });

  test('are described in words, including whether they are required', () => {
    expect(find(schema, 'title')).toMatchObject({ kind: 'text', isRequired: true, description: 'A few words.' });
    expect(find(schema, 'html')).toMatchObject({ kind: 'rich text', isRequired: false, title: 'Rich text' });
    expect(find(schema, 'sections')).toMatchObject({ kind: 'list of sections', isRequired: true });
    expect(find(schema, 'value')?.kind).toBe('text or yes or no');
    expect(find(schema, 'motion')).toMatchObject({ kind: 'list of texts', limits: 'at most 8' });
  });

  test('include limits and options, also within lists', () => {
    expect(find(schema, 'columns')).toMatchObject({ kind: 'whole number', limits: '1 to 6' });
    expect(find(schema, 'items')).toMatchObject({ kind: 'list of groups of fields', limits: 'at most 6' });
    expect(find(schema, 'items[].align')).toMatchObject({ values: ['start', 'end'], limits: 'start without it' });
    expect(find(schema, 'items[].label')?.isRequired).toBe(true);
    expect(find(schema, 'image.src')?.isRequired).toBe(true);
  });

  test('exist for every section type, and for the layout fields of every section', () => {
    for (const [type, definition] of DEFINITIONS) expect(fieldsOf(definition.schema).length, type).toBeGreaterThan(0);
    const frame = fieldsOf(sectionItem);
    expect(frame.find(({ name }) => name === 'hideOnBreakpoint')?.values).toEqual(['small', 'medium', 'large']);
    expect(frame.filter(({ kind }) => kind === 'anything').map(({ name }) => name)).toEqual(['content']);
  });
});
