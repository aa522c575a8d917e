import { describe, expect, test } from 'vitest';
import { addAnswers } from './_add-answers.ts';

const isGuide = (type: string) => type === 'product-finder';
const guide = { type: 'product-finder', id: 'g', content: { guide: 'jackets' } };
const page = (main: readonly unknown[]) => ({
  type: 'page',
  sections: { 'over-image': [{ type: 'hero' }], main, 'lazy-main': [{ type: 'accordion' }] },
});

describe('the page of a guide with answers', () => {
  test('has them in its guide, without the introduction', () => {
    expect(addAnswers(page([{ type: 'rich-text' }, guide]), ['a.b'], isGuide)).toEqual({
      type: 'page',
      sections: {
        'over-image': [],
        main: [{ ...guide, content: { guide: 'jackets', answers: ['a.b'] } }],
        'lazy-main': [{ type: 'accordion' }],
      },
    });
  });

  test('has at most sixty answers, none of them long', () => {
    const many = Array.from({ length: 100 }, (_, index) => `q.${index}`);
    const changed = addAnswers(page([guide]), ['x'.repeat(101), ...many], isGuide);
    expect(changed).toMatchObject({ sections: { main: [{ content: { answers: many.slice(0, 60) } }] } });
  });

  test('is the document itself where it has no guide, whatever its shape', () => {
    for (const document of [
      null,
      'page',
      [],
      {},
      { sections: [] },
      { sections: { main: 3 } },
      page([{ type: 'hero' }]),
    ])
      expect(addAnswers(document, ['a.b'], isGuide)).toBe(document);
  });
});
