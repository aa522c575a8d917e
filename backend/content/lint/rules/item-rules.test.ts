import { describe, expect, test } from 'vitest';
import { hero, lines, lintHome, lintWith, text } from '../lint.test-support.ts';

const AT = 'sections.main.0';
const deep = (levels: number): object =>
  levels === 0
    ? { ...text('<p>Deep</p>'), id: 'deep' }
    : { type: 'group', id: `g${levels}`, content: { sections: [deep(levels - 1)] } };
const variant = (change: object, item: object = {}) =>
  hero({}, { experienceId: 'exp_home', experiences: { bold: change }, ...item });

test('a valid folder has no findings', async () => {
  const { findings, documents } = await lintWith();
  expect(lines(findings)).toEqual([]);
  expect(documents).toHaveLength(7);
});

describe('a section item', () => {
  test.each([
    ['no section', 'a text', `error section ${AT}`],
    ['no id', { ...hero(), id: undefined }, `error section ${AT}.id`],
    ['no type', { ...hero(), type: 7 }, `error section ${AT}.type`],
    ['an unknown type', { ...hero(), type: 'heroo' }, `error unknown-type ${AT}.type`],
    ['a type of the prototype', { ...hero(), type: 'constructor' }, `error unknown-type ${AT}.type`],
    ['an unknown variant', hero({}, { variant: 'spilt' }), `warning unknown-variant ${AT}.variant`],
    ['a missing field', hero({ title: undefined }), `error content ${AT}.content.title`],
    ['a field of another kind', hero({ title: ['Rain'] }), `error content ${AT}.content.title`],
    ['too much of a field', hero({ eyebrow: 'x'.repeat(20_001) }), `error content ${AT}.content.eyebrow`],
    [
      'content of another shape',
      { type: 'tabs', id: 'a', content: { items: 'none' } },
      `error content ${AT}.content.items`,
    ],
    ['an unknown field', hero({ eyebrwo: 'Rain' }), `warning unknown-field ${AT}.content.eyebrwo`],
    [
      'an unknown field within',
      hero({ cta: { label: 'A', href: '/', titel: '' } }),
      `warning unknown-field ${AT}.content.cta.titel`,
    ],
    ['an unknown member', hero({}, { hideOnBreakpoints: [] }), `warning unknown-field ${AT}.hideOnBreakpoints`],
    [
      'an unknown choice that is passed over',
      { type: 'feature-list', id: 'a', content: { items: [{ title: 'A', icon: 'boat' }] } },
      `warning unknown-choice ${AT}.content.items.0.icon`,
    ],
    [
      'a breakpoint nobody knows',
      hero({}, { hideOnBreakpoint: ['tiny'] }),
      `warning breakpoints ${AT}.hideOnBreakpoint.0`,
    ],
    [
      'breakpoints that are no list',
      hero({}, { hideOnBreakpoint: 'small' }),
      `warning breakpoints ${AT}.hideOnBreakpoint`,
    ],
    [
      'every breakpoint hidden',
      hero({}, { hideOnBreakpoint: ['small', 'medium', 'large'] }),
      `warning hidden-everywhere ${AT}.hideOnBreakpoint`,
    ],
    [
      'a margin nobody knows',
      hero({}, { bottomMargins: { small: 'xxl' } }),
      `warning margins ${AT}.bottomMargins.small`,
    ],
    ['a margin for no width', hero({}, { bottomMargins: { tiny: 'm' } }), `warning margins ${AT}.bottomMargins.tiny`],
    ['margins that are a text', hero({}, { bottomMargins: 'm' }), `warning margins ${AT}.bottomMargins`],
    ['a sticky that is a text', hero({}, { isSticky: 'yes' }), `warning section ${AT}.isSticky`],
    [
      'units that differ',
      hero({}, { parallax: [{ effect: 'translate', start: '0px', end: '10%' }] }),
      `error parallax ${AT}.parallax.0`,
    ],
    [
      'an unknown effect',
      hero({}, { parallax: [{ effect: 'jump', start: '0px', end: '1px' }] }),
      `error parallax ${AT}.parallax.0.effect`,
    ],
    ['a movement that is no list', hero({}, { parallax: 'up' }), `error parallax ${AT}.parallax`],
    ['variants without an experience', hero({}, { experiences: { bold: {} } }), `warning experience ${AT}.experiences`],
    ['an experience without variants', hero({}, { experienceId: 'exp' }), `warning experience ${AT}.experienceId`],
    ['a variant that cannot be read', variant([]), `warning experience ${AT}.experiences.bold`],
    [
      'a variant that is invalid once merged',
      variant({ content: { title: '' } }),
      `error content ${AT}.experiences.bold.content.title`,
    ],
    [
      'a variant with a look nobody knows',
      variant({ variant: 'tall' }),
      `warning unknown-variant ${AT}.experiences.bold.variant`,
    ],
    [
      'a list without products',
      { type: 'product-grid', id: 'a', content: { productIds: [] } },
      `warning product ${AT}.content.productIds`,
    ],
    [
      'a countdown that is over',
      { type: 'countdown', id: 'a', content: { title: 'Sale', ends: '2020-01-01T00:00:00Z' } },
      `warning dates ${AT}.content.ends`,
    ],
    ['nesting over the limit', deep(8), `error nesting ${AT}${'.content.sections.0'.repeat(8)}`],
  ])('is told of %s', async (_, item, expected) => {
    expect(lines(await lintHome(item))).toEqual([expected]);
  });

  test('may nest as deep as pages show', async () => {
    expect(await lintHome(deep(7))).toEqual([]);
  });

  test('reports a duplicate id', async () => {
    const findings = await lintHome(hero(), { ...text('<p>A</p>'), id: 'hero-1' });
    expect(lines(findings)).toEqual(['warning duplicate-id sections.main.1.id']);
    expect(findings[0]).toMatchObject({ sectionId: 'hero-1', type: 'rich-text', field: 'id' });
  });

  test('reports an error of the baseline once, not for each variant', async () => {
    const found = await lintHome(hero({ title: '' }, { experienceId: 'exp', experiences: { a: { variant: 'type' } } }));
    expect(lines(found)).toEqual([`error content ${AT}.content.title`]);
  });

  test('is reported in words an editor can act on', async () => {
    const [type] = await lintHome({ ...hero(), type: 'heroo' });
    expect(type).toMatchObject({ document: 'us/en-us/page/home', sectionId: 'hero-1', type: 'heroo', field: 'type' });
    expect(type?.advice).toBe('Did you mean “hero”?');
    const [title] = await lintHome(hero({ title: '', eyebrow: 'A' }));
    expect(title).toMatchObject({
      field: 'title',
      message: '“title” is empty, so the section is left out of the page.',
    });
    const [eyebrow] = await lintHome(hero({ eyebrow: 5 }));
    expect(eyebrow?.message).toContain('“Line above the title” (eyebrow) holds a number, but takes a text');
    const bar = { items: [{ label: 'A', value: '1', bar: { part: 1, whole: 0 } }] };
    const [whole] = await lintHome({ type: 'statistics', id: 'a', content: bar });
    expect(whole?.message).toContain('(items.0.bar.whole) has to be more than 0,');
    const [field] = await lintHome(hero({ eyebrwo: 'A' }));
    expect(field?.advice).toBe('Did you mean “eyebrow”?');
  });
});
