import { describe, expect, test } from 'vitest';
import { STORED_DATA } from '../../src/lib/consent/stored-data.ts';
import { isTest, listSources, read } from './source-files.ts';

const STORAGE = /\b(local|session)Storage\b|\}Storage\b/;

/** The only files that touch the visitor's storage; all others go through them, so that nothing throws unexpectedly. */
const ALLOWED = [
  // Inline scripts that catch every error: before the first paint there is no module.
  'src/islands/shell/arrival.ts',
  'src/lib/storage/remove-texts.ts',
  'src/lib/storage/stored-text.ts',
  'src/lib/storage/stored-value.ts',
  // Replaces the storage of a page that shows a sample state.
  'src/studio/preview/sample-state.ts',
];

/** Keys and channels as they stand in the code, and a vendor's that the shop removes; an id at the end is `*`. */
function keysIn(text: string): string[] {
  const literals = text.matchAll(/['"`](aisle\.[\w.]+|embed-chat-)(\$\{)?/g);
  return Array.from(literals, ([, key = '', id]) => (id === undefined ? key : `${key}*`));
}

/** Is no key: the channel that tabs announce a sign-out in. */
const CHANNELS = ['aisle.sign'];

describe("the visitor's storage", () => {
  test('has a consent category for every key in the code, and no key that is gone', () => {
    const sources = listSources('src').filter((path) => !isTest(path) && !/\.(test-support|fixture)\.ts/.test(path));
    const shop = sources.filter((path) => !path.startsWith('src/studio/') && path !== 'src/lib/consent/stored-data.ts');
    const keys = new Set(shop.flatMap((path) => keysIn(read(path))).filter((key) => key !== 'aisle.'));
    for (const channel of CHANNELS) keys.delete(channel);
    const listed = STORED_DATA.filter(({ medium }) => medium === 'local' || medium === 'session');
    expect([...keys].toSorted()).toEqual([...new Set(listed.map(({ name }) => name))].toSorted());
  });

  test('is touched by the helpers of stored values only', () => {
    const touching = listSources('src', 'domain').filter(
      (path) => !isTest(path) && !path.endsWith('.test-support.ts') && STORAGE.test(read(path)),
    );
    expect(touching.toSorted()).toEqual(ALLOWED);
  });
});
