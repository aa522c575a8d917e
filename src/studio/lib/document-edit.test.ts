import { describe, expect, test } from 'vitest';
import { valueAt } from '../../lib/json-pointer.ts';
import { freshId, withFreshIds, withInserted, withMoved, withoutEntry, withValue } from './document-edit.ts';

const document = {
  sections: {
    main: [
      { id: 'a', type: 'hero', content: { title: 'A' }, later: true },
      { id: 'b', type: 'quote' },
    ],
  },
};
const main = (root: unknown) => valueAt(root, ['sections', 'main']);

describe('a change of a document', () => {
  test('replaces one value and keeps everything else, unknown members and their order included', () => {
    const changed = withValue(document, ['sections', 'main', '0', 'content', 'title'], 'B');
    expect(JSON.stringify(changed)).toBe(JSON.stringify(document).replace('"A"', '"B"'));
    expect(valueAt(changed, ['sections', 'main', '1'])).toBe(document.sections.main[1]);
    expect(valueAt(document, ['sections', 'main', '0', 'content', 'title'])).toBe('A');
  });

  test('makes what is missing on the way, and removes what becomes undefined', () => {
    expect(withValue({}, ['content', 'title'], 'A')).toEqual({ content: { title: 'A' } });
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  });

  test('never reaches a prototype', () => {
    expect(valueAt({}, ['__proto__'])).toBeUndefined();
    withValue({}, ['__proto__', 'polluted'], true);
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });

  test('inserts, removes and moves entries of a list, as far as it goes', () => {
    const at = (index: number) => ['sections', 'main', String(index)];
    const ids = (root: unknown) => (main(root) as { id: string }[]).map(({ id }) => id);
    expect(ids(withInserted(document, at(1), { id: 'c' }))).toEqual(['a', 'c', 'b']);
    expect(ids(withoutEntry(document, at(0)))).toEqual(['b']);
    expect(ids(withMoved(document, at(0), 1))).toEqual(['b', 'a']);
    expect(ids(withMoved(document, at(0), -1))).toEqual(['a', 'b']);
  });
});

describe('an id', () => {
  test('is one that no section of the document has', () => {
    expect(freshId(document, 'hero')).toBe('hero');
    expect(freshId(document, 'a')).toBe('a-2');
  });

  test('is new for every section of a copy, and for nothing else', () => {
    const item = { id: 'a', type: 'group', content: { sections: [{ id: 'b', type: 'quote' }], image: { id: 'kept' } } };
    expect(withFreshIds(document, item)).toEqual({
      id: 'a-2',
      type: 'group',
      content: { sections: [{ id: 'b-2', type: 'quote' }], image: { id: 'kept' } },
    });
  });
});
