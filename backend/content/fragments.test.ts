import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const item = (id: string, more: object = {}) => ({ type: 'banner', id, ...more });
const fragment = (fragmentId: string) => ({ type: 'fragment', id: `use-${fragmentId}`, content: { fragmentId } });

async function mainOf(path: string): Promise<unknown> {
  const answer = await content.get(path.startsWith('/') ? path : `${CANVAS}/augmentedpage/us/${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).sections.main;
}

const putPage = (...main: object[]) => content.put('us/en-us/page/home', { sections: { main } });
const putFragment = (name: string, ...sections: object[]) => content.put(`us/en-us/fragment/${name}`, { sections });
const warnings = () => content.lines.filter((line) => line.level === 'warn').map((line) => line.message);

describe('a fragment on its own', () => {
  const source = 'us/en-us/fragment/usp';

  test('says in preview which document it is, and which others are in it', async () => {
    await putFragment('usp', item('u1'), fragment('inner'));
    await putFragment('inner', item('i1'));
    const answer = await (await content.get(`/pre${CANVAS}/fragment/usp?siteId=us&locale=en-us`)).json();
    expect(answer).toMatchObject({ source, isDraft: false });
    expect(Object.keys(answer.revisions)).toEqual(expect.arrayContaining([source, 'us/en-us/fragment/inner']));
    expect(answer.sections[0]).toMatchObject({ id: 'u1', source: `${source}#sections.0` });
  });

  test('says nothing of that to visitors', async () => {
    await putFragment('usp', item('u1'));
    const answer = await (await content.get(`${CANVAS}/fragment/usp?siteId=us&locale=en-us`)).json();
    expect(answer).toEqual({ sections: [item('u1')] });
  });
});

describe('a fragment reference', () => {
  test('is replaced by the fragment’s items, in order, in any list', async () => {
    await putFragment('usp', item('u1'), fragment('inner'), item('u2'));
    await putFragment('inner', item('i1'));
    const nested = {
      content: { sections: [fragment('inner')], items: [{ title: 'T', sections: [fragment('inner')] }, 7] },
    };
    await putPage(item('a'), fragment('usp'), item('b', nested), item('c', { experiences: { t: nested, broken: 1 } }));
    const inner = [item('i1')];
    const filled = { content: { sections: inner, items: [{ title: 'T', sections: inner }, 7] } };
    expect(await mainOf('home')).toEqual([
      item('a'),
      item('u1'),
      item('i1'),
      item('u2'),
      item('b', filled),
      item('c', { experiences: { t: filled, broken: 1 } }),
    ]);
  });

  test('resolves to the fragment of the visitor’s site and locale', async () => {
    await putPage(fragment('usp'));
    await putFragment('usp', item('us'));
    await content.put('de/de-de/fragment/usp', { sections: { main: [item('de')] } });
    expect(await mainOf(`${CANVAS}/augmentedpage/de/home`)).toEqual([item('de')]);
    expect(await mainOf('home')).toEqual([item('us')]);
  });

  test('changes the revision of the page when the fragment changes', async () => {
    await putPage(fragment('usp'));
    await putFragment('usp', item('1'));
    const before = (await content.get(`${CANVAS}/augmentedpage/us/home`)).headers.get('etag');
    await putFragment('usp', item('2'));
    expect((await content.get(`${CANVAS}/augmentedpage/us/home`)).headers.get('etag')).not.toBe(before);
  });

  test('that closes a circle is dropped and logged once', async () => {
    await putFragment('a', item('a1'), fragment('b'));
    await putFragment('b', item('b1'), fragment('a'), fragment('b'));
    await putPage(fragment('a'), item('end'));
    for (let times = 0; times < 3; times += 1) {
      expect(await mainOf('home')).toEqual([item('a1'), item('b1'), item('end')]);
    }
    expect(warnings().filter((message) => message.includes('it contains itself'))).toHaveLength(2);
  });

  test('to a missing fragment is dropped, and stays in preview to show the error', async () => {
    await putPage(fragment('none'), fragment('../../sites'), item('end'), {
      type: 'fragment',
      content: { fragmentId: 7 },
    });
    expect(await mainOf('home')).toEqual([item('end'), { type: 'fragment', content: { fragmentId: 7 } }]);
    expect(await mainOf(`/pre${CANVAS}/augmentedpage/us/home`)).toHaveLength(4);
  });

  test('that makes the page exceed the size limit is left out', async () => {
    await putFragment('large', item('l', { content: { text: 'x'.repeat(1_500_000) } }));
    await putFragment('small', item('s'));
    await putPage(...Array.from({ length: 100 }, () => fragment('large')), fragment('small'));
    const main = z.array(z.object({ id: z.string() })).parse(await mainOf('home'));
    expect(main.map(({ id }) => id)).toEqual(['l', 'l', 's']);
    const warned = warnings().filter((message) => message.includes('too large'));
    expect(warned).toEqual(['content: a fragment is left out, the page is too large with it']);
  });

  test('chain deeper than the limit ends, and fragments that multiply stay bounded', async () => {
    for (let level = 0; level < 12; level += 1)
      await putFragment(`deep-${level}`, item(`d${level}`), fragment(`deep-${level + 1}`));
    for (let level = 0; level < 8; level += 1) {
      await putFragment(`wide-${level}`, ...Array.from({ length: 50 }, () => fragment(`wide-${level + 1}`)));
    }
    await putFragment('wide-8', item('leaf'));
    await putPage(fragment('deep-0'));
    expect(await mainOf('home')).toHaveLength(8);
    await putPage(fragment('wide-0'));
    const start = performance.now();
    expect((await mainOf('home')) as unknown[]).toBeInstanceOf(Array);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the fragment operation', () => {
  test('returns the items with nested fragments inlined, and stops at circles', async () => {
    await putFragment('usp', item('u1'), fragment('inner'), fragment('usp'));
    await putFragment('inner', item('i1'));
    const answer = await (await content.get(`${CANVAS}/fragment/usp`)).json();
    expect(answer.sections).toEqual([item('u1'), item('i1')]);
  });
});

describe('a repeated id', () => {
  test('keeps both items and is logged once', async () => {
    await putPage(item('same'), item('same'), item('x', { content: { sections: [item('same')] } }));
    expect(await mainOf('home')).toHaveLength(3);
    await mainOf('home');
    expect(warnings().filter((message) => message.includes('the same id'))).toHaveLength(1);
  });
});
