import { describe, expect, test } from 'vitest';
import { isTest, listSources, read } from './source-files.ts';

/** Folders and files that decide how long something read or rendered is shown. */
const TIMED = ['server/page-cache/', 'server/files/', 'src/cms/', 'src/registry/', 'backend/content/'];
/** They compare moments of the world: dates of documents and of files, the hour at which a page expires, what outlives the process. */
const BY_THE_CALENDAR = [
  'src/cms/client/lost-sections.ts',
  'backend/content/documents/content-scope.ts',
  'backend/content/documents/document-files.ts',
  'backend/content/drafts.ts',
  'backend/content/documents/folder-index.ts',
  'backend/content/lint/linter.ts',
  'backend/content/moment-timer.ts',
  'backend/content/documents/write-lock.ts',
  'server/page-cache/page-cache.ts',
];

describe('how long something is shown', () => {
  test('is measured by a monotonic clock, not by the calendar', () => {
    const timed = listSources('server', 'src', 'backend', 'domain')
      .filter((path) => !isTest(path) && TIMED.some((start) => path.startsWith(start)))
      .filter((path) => read(path).includes('Date.now'));
    expect(timed.toSorted()).toEqual(BY_THE_CALENDAR.toSorted());
  });
});
