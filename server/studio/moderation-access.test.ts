import { describe, expect, test } from 'vitest';
import type { ReviewModeration } from '../../src/cms/preview/review-moderation.ts';
import { createEditorCalls } from './studio-routes.ts';
import { WITHOUT_CONTENT } from './studio-routes.test-support.ts';
import { createModerationAccess } from './studio.ts';

const editor = { name: 'Ada', email: 'ada@example.com', role: 'editor', signedInBy: 'account' } as const;
const isEditors = (request: Request): boolean => request.headers.get('cookie') === 'editor';
const rights = {
  read: async (request: Request) => (isEditors(request) ? editor : undefined),
  isStill: async () => true,
  cookie: async () => '',
};
const never = () => Promise.reject(new Error('not for this test'));
const moderation: ReviewModeration = {
  list: never,
  approve: never,
  reject: never,
  reply: never,
  readPhoto: async (id) => (id === 'known' ? Buffer.from('photo') : undefined),
};
const origin = { publicOrigin: 'http://shop.test', isLocal: false, port: 80 };
const links = { links: never, make: never, cookie: () => '' } as never; // no test asks for a link
const calls = createEditorCalls({ ...WITHOUT_CONTENT, rights, links, origin, company: undefined, moderation });
const ask = (path: string, cookie = '') =>
  calls.fetch(new Request(`http://shop.test${path}`, { headers: { cookie } }), { address: '127.0.0.1' } as never);

describe('reviews that wait', () => {
  test('are opened by editors only, and not where they are stored elsewhere', async () => {
    const open = createModerationAccess(rights, moderation);
    const request = (cookie: string) => new Request('http://shop.test/cms/reviews', { headers: { cookie } });
    expect(await open(request('editor'))).toBe(moderation);
    expect(await open(request('shopper'))).toBeUndefined();
    expect(await createModerationAccess(rights, undefined)(request('editor'))).toBeUndefined();
  });

  test('have photos that editors only see, never cached', async () => {
    const path = '/cms/api/review-photos/known';
    expect((await ask(path)).status).toBe(401);
    const shown = await ask(path, 'editor');
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('content-type')]).toEqual([
      200,
      'private, no-store',
      'image/webp',
    ]);
    expect((await ask('/cms/api/review-photos/other', 'editor')).status).toBe(404);
  });
});
