import { describe, expect, test } from 'vitest';
import { experiencesOf, forcedVariant, withVariant } from './experiences.ts';
import { foreignOrigin } from './item-origin.ts';
import type { OutlineItem, PreviewInfo } from '../../cms/preview/preview-info.ts';

const item = (path: string, more: Partial<OutlineItem> = {}): OutlineItem => ({
  path,
  type: 'banner',
  id: path,
  item: {},
  hideOn: [],
  experiences: [],
  children: [],
  ...more,
});

const info = (items: readonly OutlineItem[]): PreviewInfo => ({
  siteId: 'us',
  locale: 'en-us',
  path: '/',
  change: 0,
  addresses: {},
  route: 'index',
  documents: [
    {
      title: 'Home',
      revision: '1',
      isDraft: false,
      revisions: {},
      validFrom: null,
      validTo: null,
      slots: [{ slot: 'main', items }],
    },
  ],
});

describe('the experiences of a page', () => {
  test('are those of its sections, nested ones too, each once with all its variants', () => {
    const nested = item('main.0.content.sections.0', { experienceId: 'exp', experiences: ['b'] });
    const found = experiencesOf(
      info([item('main.0', { children: [nested], experienceId: 'exp', experiences: ['a'] })]),
    );
    expect(found).toEqual([{ id: 'exp', variants: ['a', 'b'] }]);
  });

  test('are forced one by one', () => {
    const both = withVariant(withVariant(undefined, 'one', 'a'), 'two', 'b');
    expect(both).toBe('one:a,two:b');
    expect(forcedVariant(both, 'two')).toBe('b');
    expect(withVariant(both, 'one', 'c')).toBe('two:b,one:c');
    expect(withVariant('one:a', 'one', undefined)).toBeUndefined();
  });
});

describe('where a section comes from', () => {
  test('is named where it is not the page itself', () => {
    const page = 'de/de-de/page/home';
    expect(foreignOrigin('de/de-de/page/home#sections.main.0', page)).toBeUndefined();
    expect(foreignOrigin('de/de-de/fragment/sizes#sections.0', page)).toBe('fragment sizes');
    expect(foreignOrigin('us/en-us/fragment/a/b#sections.0', page)).toBe('fragment a/b, en-us');
    expect(foreignOrigin(undefined, page)).toBeUndefined();
  });
});
