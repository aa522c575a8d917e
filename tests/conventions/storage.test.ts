import { describe, expect, test } from 'vitest';
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

describe("the visitor's storage", () => {
  test('is touched by the helpers of stored values only', () => {
    const touching = listSources('src', 'domain').filter(
      (path) => !isTest(path) && !path.endsWith('.test-support.ts') && STORAGE.test(read(path)),
    );
    expect(touching.toSorted()).toEqual(ALLOWED);
  });
});
