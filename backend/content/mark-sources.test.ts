import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const item = (id: string, more: object = {}) => ({ type: 'banner', id, ...more });

async function page(prefix: string, query = '') {
  const answer = await content.get(`${prefix}/augmentedpage/us/home${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('a section item in preview', () => {
  test('names its source, nested and from a fragment too', async () => {
    const use = { type: 'fragment', id: 'use', content: { fragmentId: 'usp' } };
    const nested = { content: { sections: [item('n1')], items: [{ title: 'T' }, { title: 'U', sections: [use] }] } };
    await content.put('us/en-us/fragment/usp', { sections: [item('u1'), item('u2')] });
    await content.put('us/en-us/page/home', { sections: { main: [item('a'), item('b', nested)] } });
    const { source, isDraft, sections } = await page(`/pre${CANVAS}`);
    expect([source, isDraft]).toEqual(['us/en-us/page/home', false]);
    const [first, second] = sections.main;
    expect(first.source).toBe('us/en-us/page/home#sections.main.0');
    expect(second.content.sections[0].source).toBe('us/en-us/page/home#sections.main.1.content.sections.0');
    expect(second.content.items[1].sections.map((one: { source: string }) => one.source)).toEqual([
      'us/en-us/fragment/usp#sections.0',
      'us/en-us/fragment/usp#sections.1',
    ]);
  });

  test('names the draft, and the document of the fallback locale', async () => {
    await content.put('us/en-us/page/home', { sections: [item('a')] });
    await content.put('us/en-us/page/home.draft', { sections: [item('b')] });
    const draft = await page(`/pre${CANVAS}`, '?locale=de-de');
    expect(draft.isDraft).toBe(true);
    expect(draft.sections.main).toEqual([{ ...item('b'), source: 'us/en-us/page/home#sections.0' }]);
  });

  test('has no source for visitors', async () => {
    await content.put('us/en-us/page/home', {
      sections: { main: [item('a', { content: { sections: [item('b')] } })] },
    });
    expect(JSON.stringify(await page(CANVAS))).not.toMatch(/source|isDraft/);
  });
});
