import { expect, test } from 'vitest';
import type { ContentResult } from '../../src/cms/client/content-client.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { listPages } from './page-list.ts';

const list = (answer: ContentResult) =>
  listPages({ content: { get: async () => answer, invalidate: () => {} }, sitesConfig: () => DEFAULT_SITES }, {});

test('the list of pages reports a content service that does not respond, and still has the shop’s own screens', async () => {
  const { pages, isPartial } = await list({ status: 'failed', httpStatus: 503 });
  expect([isPartial, pages.some(({ name }) => name === 'cart')]).toEqual([true, true]);
  expect((await list({ status: 'missing' })).isPartial).toBe(false);
});
