import { describe, expect, test } from 'vitest';
import { findPopup, popupMembers, popupsOfPage } from './popup.schema.ts';

const letter = { id: 'popup-letter', slug: 'letter', name: 'newsletter', sections: { main: [] } };
const items = [
  { ...letter, minimizedTitle: 'Letters', pages: ['/about-us', '/articles/*'] },
  { id: 'popup-all', slug: 'all', sections: { main: [] }, pages: [] },
  { id: 'popup-broken', slug: 'broken', pages: 'everywhere' },
  { slug: 'without-id' },
];
const idsOn = (path: string) => popupsOfPage({ items }, { locale: 'en-us', path }).map(({ id }) => id);

describe('the pop-ups of a page', () => {
  test.each([
    ['/about-us', ['popup-letter', 'popup-all']],
    ['/articles/autumn', ['popup-letter', 'popup-all']],
    ['/articles', ['popup-all']],
    ['/about-us/people', ['popup-all']],
    ['/', ['popup-all']],
  ])('of %s are %j', (path, ids) => expect(idsOn(path)).toEqual(ids));

  test('have what their script needs, and the name of their document where they have none', () => {
    expect(popupsOfPage({ items }, { locale: 'en-us', path: '/about-us' })).toEqual([
      { id: 'popup-letter', name: 'newsletter', slug: 'letter', minimizedTitle: 'Letters' },
      { id: 'popup-all', name: 'all', slug: 'all', minimizedTitle: undefined },
    ]);
  });

  test('of every page are those of `/*`', () => {
    expect(popupsOfPage({ items: [{ ...letter, pages: ['/*'] }] }, { locale: 'en-us', path: '/a/b' })).toHaveLength(1);
  });

  test('are in the language of the page, of whatever country', () => {
    const listed = (locale: string) => popupsOfPage({ items: [{ ...letter, locale: 'en-us' }] }, { locale, path: '/' });
    expect(listed('en-gb')).toHaveLength(1);
    expect(listed('de-de')).toEqual([]);
  });

  test('are none in a response of another form', () => {
    expect(
      [undefined, {}, { items: 'x' }].map((document) => popupsOfPage(document, { locale: 'en-us', path: '/' })),
    ).toEqual([[], [], []]);
  });
});

describe('the document of a pop-up', () => {
  test('is found by its name', () => {
    expect(findPopup({ items }, 'letter')).toBe(items[0]);
    expect(findPopup({ items }, 'none')).toBeUndefined();
  });

  test('has the sections of its baselines where it has no slots, as one object', () => {
    const document = { items: [{ id: 'a', slug: 'a', baselines: [{ type: 'hero' }] }] };
    expect(findPopup(document, 'a')).toMatchObject({ sections: { main: [{ type: 'hero' }] } });
    expect(findPopup(document, 'a')).toBe(findPopup(document, 'a'));
  });
});

test.each([
  [{ name: 'newsletter', pages: ['/', '/about-us', '/articles/*', '/*'] }, true],
  [{ pages: ['about-us'] }, false],
  [{ pages: ['/a*'] }, false],
  [{ pages: ['/a?b=c'] }, false],
  [{ name: '' }, false],
  [{ minimizedTitle: 'x'.repeat(61) }, false],
])('the members %j are valid: %s', (members, isValid) => {
  expect(popupMembers.safeParse(members).success).toBe(isValid);
});
