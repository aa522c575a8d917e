import { describe, expect, test } from 'vitest';
import { pageName } from './page-name.ts';

describe('the name of a page', () => {
  test.each([
    ['Boot-Fitting-Guide', 'boot-fitting-guide'],
    ['Winter/Notes', 'winter/notes'],
    ['über-uns', 'über-uns'],
    ['components', 'components'],
  ])('of %s is %s', (slug, name) => expect(pageName(slug)).toBe(name));

  test.each(['', 'notes.html', 'a/../b', '/a', 'a//b', 'a b', 'components/search-hub', 'Components/utility'])(
    'is none for %j',
    (slug) => expect(pageName(slug)).toBeUndefined(),
  );
});
