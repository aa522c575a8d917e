import { describe, expect, test } from 'vitest';
import { readPreviewQuery } from './preview-query.ts';

const read = (query: string) => readPreviewQuery(new URLSearchParams(query));

describe('the choices of a preview', () => {
  test('are read from the query', () => {
    const query =
      'preview=true&previewDate=2026-12-24T08:00:00Z&testContext=exp_a:b,exp_c:d&visitor=member&fixture=one-line&store=1001&consent=none&previewTheme=dark';
    expect(read(query)).toEqual({
      date: '2026-12-24T08:00:00Z',
      testContext: 'exp_a:b,exp_c:d',
      visitor: 'member',
      fixture: 'one-line',
      store: '1001',
      consent: 'none',
      theme: 'dark',
    });
    expect(read('previewDate=2026-12-24')).toEqual({ date: '2026-12-24' });
  });

  test.each([
    'previewDate=soon',
    'previewDate=2026-13-01',
    'previewDate=12',
    'testContext=a',
    'testContext=a:b c',
    'visitor=a/b',
    `store=${'1'.repeat(61)}`,
    'consent=all',
    'previewTheme=pink',
    'fixture=',
  ])('are empty when they are invalid: %s', (query) => {
    expect(read(query)).toEqual({});
  });
});
