import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { link, sections as nestedSections } from '../cms/sections/content-fields.ts';
import { defineSection, type SectionDefinition } from '../cms/sections/section.ts';
import { compilePage, type CompileContext } from './compile.ts';
import { isSkipped, SLOTS, type CompiledSection, type Slot } from './compiled.ts';

const card = defineSection({
  type: 'card',
  labels: { title: 'Card', description: 'A card' },
  schema: z.object({ title: z.string(), cta: link.optional(), image: z.object({ src: z.string() }).optional() }),
  variants: { plain: 'Plain', wide: 'Wide' },
  samples: { plain: { title: 'A' }, wide: { title: 'B' } },
});
const box = defineSection({
  type: 'box',
  labels: { title: 'Box', description: 'Holds sections' },
  schema: z.object({ sections: nestedSections }),
  variants: { plain: 'Plain' },
  samples: { plain: { sections: [] } },
});
const definitions = new Map<string, SectionDefinition>([
  ['card', card as unknown as SectionDefinition], // a map of sections forgets their content types
  ['box', box as unknown as SectionDefinition], // as above
]);

function compile(
  main: readonly unknown[],
  overImage: readonly unknown[] = [],
  titleSlots: readonly Slot[] = SLOTS,
  more: Partial<CompileContext> = {},
) {
  const lines: object[] = [];
  const note = (fields: object) => void lines.push(fields);
  const log = { info: note, warn: note, error: note };
  const links = { imageHosts: [], localizeHref: (href: string) => href };
  const context: CompileContext = { definitions, ...links, log, titleSlots, ...more };
  const page = compilePage({ 'over-image': overImage, main, 'lazy-main': [] }, context);
  return { items: page.slots.main, page, lines };
}

function section(item: unknown): CompiledSection {
  const compiled = compile([item]).items[0];
  if (compiled === undefined || isSkipped(compiled)) throw new Error('skipped');
  return compiled;
}

describe('compilePage', () => {
  test('keeps the order and skips only invalid items, with one log line each', () => {
    const { items, lines } = compile([
      { type: 'card', id: 'a', content: { title: 'A' } },
      { type: 'nope', id: 'b' },
      { type: 'card', id: 'c', content: { title: 5 } },
      { type: 'card', id: 'd', content: { title: 'D' } },
      'not an item',
      null,
    ]);
    expect(items.map((item) => (isSkipped(item) ? `-${item.id}` : item.id))).toEqual([
      'a',
      '-b',
      '-c',
      'd',
      '-none',
      '-none',
    ]);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatchObject({ type: 'nope', id: 'b' });
    expect(lines[1]).toMatchObject({ type: 'card', id: 'c' });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('treats %s as an unknown type', (type) => {
    expect(compile([{ type, id: 'x', content: {} }]).lines).toHaveLength(1);
  });

  test('falls back to the default variant', () => {
    expect(section({ type: 'card', id: 'a', variant: 'wide', content: { title: 'A' } }).variant).toBe('wide');
    for (const variant of ['nope', 'constructor', 5, null]) {
      expect(section({ type: 'card', id: 'a', variant, content: { title: 'A' } }).variant).toBe('plain');
    }
  });

  test('drops an unsafe link, not its section', () => {
    const { content } = section({
      type: 'card',
      id: 'a',
      content: { title: 'A', cta: { label: 'x', href: 'javascript:1' } },
    });
    expect(content).toEqual({ title: 'A' });
  });

  test('treats an item without content as one without fields', () => {
    const plain = { type: 'box', id: 'a' };
    const definition = { ...box, schema: z.object({}) } as unknown as SectionDefinition; // as above
    const { items } = compile([plain], [], SLOTS, { definitions: new Map([['box', definition]]) });
    expect(items[0]).toMatchObject({ type: 'box', content: {} });
    expect(compile([plain]).items[0]).toMatchObject({ skipped: true, field: 'content.sections' });
  });

  test('keeps both sections of a duplicate id and logs once', () => {
    const item = { type: 'card', id: 'a', content: { title: 'A' } };
    const { items, lines } = compile([item, { ...item }]);
    expect(items.every((compiled) => !isSkipped(compiled))).toBe(true);
    expect(lines).toHaveLength(1);
  });

  test('skips a section whose parallax units differ', () => {
    const parallax = [{ effect: 'translate', start: '0px', end: '5%' }];
    const { items } = compile([{ type: 'card', id: 'a', parallax, content: { title: 'A' } }]);
    expect(items[0]).toMatchObject({ skipped: true, reason: expect.stringContaining('units') });
  });

  test('nests 8 deep, not deeper', () => {
    let item: unknown = { type: 'card', id: 'leaf', content: { title: 'Leaf' } };
    for (let depth = 0; depth < 8; depth++) item = { type: 'box', id: `box-${depth}`, content: { sections: [item] } };
    const { lines, items } = compile([item]);
    expect(lines).toEqual([{ type: 'card', id: 'leaf', reason: 'nested deeper than 8 sections' }]);
    expect(isSkipped(items[0] ?? {})).toBe(false);
  });

  test('survives 100,000 levels and 100,000 sections', () => {
    let deep: unknown = { type: 'card', id: 'leaf', content: { title: 'Leaf' } };
    for (let depth = 0; depth < 100_000; depth++) deep = { type: 'box', id: 'b', content: { sections: [deep] } };
    expect(compile([deep]).items).toHaveLength(1);
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      type: 'card',
      id: `c${index}`,
      content: { title: 'C' },
    }));
    const { items, lines } = compile(many);
    expect(items.filter((item) => !isSkipped(item))).toHaveLength(1000);
    expect(lines).toHaveLength(1);
  });

  test('leaves out sections beyond two million letters, with one log line', () => {
    const long = { type: 'card', content: { title: 'x'.repeat(400_000) } };
    const { items, lines } = compile(Array.from({ length: 50 }, (_, index) => ({ ...long, id: `c${index}` })));
    expect(items.filter((item) => !isSkipped(item))).toHaveLength(5);
    expect(lines).toMatchObject([{ type: 'card', id: 'c5', reason: expect.stringContaining('letters') }]);
  });

  test('gives the first titled section the page’s heading, and the first image priority', () => {
    const { page } = compile(
      [{ type: 'card', id: 'b', content: { title: 'B', image: { src: '/x' } } }],
      [{ type: 'card', id: 'a', content: { title: 'A' } }],
    );
    expect(page.hasTitle).toBe(true);
    expect(page.slots['over-image'][0]).toMatchObject({ headingLevel: 1, eager: false });
    expect(page.slots.main[0]).toMatchObject({ headingLevel: 2, eager: true });
  });

  test('gives no image priority in a slot that stands below another first image', () => {
    const image = { type: 'card', id: 'a', content: { title: 'A', image: { src: '/x' } } };
    const { page } = compile([image], [], [], { imageSlots: ['over-image'] });
    expect(page.slots.main[0]).toMatchObject({ eager: false });
    expect(compile([], [image], [], { imageSlots: ['over-image'] }).page.slots['over-image'][0]).toMatchObject({
      eager: true,
    });
  });

  test('leaves the heading to a page with its own title, unless a section precedes it', () => {
    const title = { type: 'card', id: 'a', content: { title: 'A' } };
    const below = compile([title], [], ['over-image']).page;
    expect(below.hasTitle).toBe(false);
    expect(below.slots.main[0]).toMatchObject({ headingLevel: 2 });
    expect(compile([], [title], ['over-image']).page.hasTitle).toBe(true);
    expect(compile([title], [title], []).page.hasTitle).toBe(false);
  });

  test('merges an experience variant over the item', () => {
    const item = section({
      type: 'card',
      id: 'a',
      experienceId: 'exp',
      content: { title: 'Base', image: { src: '/a' } },
      experiences: { b: { variant: 'wide', content: { title: 'Changed' } }, broken: { content: { title: 5 } } },
    });
    expect(item.variantOf('b')).toMatchObject({ variant: 'wide', content: { title: 'Changed', image: { src: '/a' } } });
    expect(item.variantOf('nope')).toBeUndefined();
    expect(item.variantOf('constructor')).toBeUndefined();
    expect(item.variantOf('broken')).toMatchObject({ skipped: true });
  });

  test('never throws and never loses a valid sibling, whatever is next to it', () => {
    const valid = { type: 'card', id: 'valid', content: { title: 'Valid' } };
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 5 }), { maxLength: 8 }), (others) => {
        const { items } = compile([...others, valid]);
        expect(items.at(-1)).toMatchObject({ id: 'valid', content: { title: 'Valid' } });
      }),
      { numRuns: 500 },
    );
  });
});
