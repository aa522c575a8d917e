import { describe, expect, test, vi } from 'vitest';
import type { ContentResult } from '../cms/client/content-client.ts';
import type { RequestContext } from '../cms/request-context.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { matchRoute } from '../lib/route-match.ts';
import { listPopups, loadPopup } from './load-popup.ts';

const LETTER = { id: 'popup-letter', slug: 'letter', name: 'newsletter', locale: 'en-us', sections: { main: [] } };
const FOUND: ContentResult = { status: 'found', document: { items: [LETTER] }, stale: false };

/** A page's context, as far as pop-ups read it. */
function shopAt(path: string, { result = FOUND, preview }: { result?: ContentResult; preview?: object } = {}) {
  const warn = vi.fn();
  const get = vi.fn(async () => result);
  const shop = {
    path,
    route: matchRoute(path),
    siteId: 'us',
    locale: 'en-us',
    preview,
    sitesConfig: DEFAULT_SITES,
    imageHosts: [],
    experiences: { decide: () => undefined },
    carried: new URLSearchParams(),
    cache: { store: true, tags: new Set() },
    content: { get },
    log: { info() {}, warn, error() {} },
  };
  return { shop: shop as unknown as RequestContext, warn, get };
}

const idsAt = async (path: string, options?: Parameters<typeof shopAt>[1]) =>
  (await listPopups(shopAt(path, options).shop)).map(({ id }) => id);

describe('the pop-ups', () => {
  test.each(['/', '/about-us', '/c/boots', '/articles/wet-feet'])('are listed on %s', async (path) => {
    expect(await idsAt(path)).toEqual(['popup-letter']);
  });

  test.each(['/p/boot', '/cart', '/checkout', '/account', '/sign-in', '/location-selector', '/logo.png'])(
    'are not asked for on %s',
    async (path) => {
      const { shop, get } = shopAt(path);
      expect(await listPopups(shop)).toEqual([]);
      expect(get).not.toHaveBeenCalled();
    },
  );

  test('are none in preview', async () => expect(await idsAt('/', { preview: {} })).toEqual([]));

  test('are none where the content service fails, and the page is stored all the same', async () => {
    const { shop, warn } = shopAt('/', { result: { status: 'failed', httpStatus: 503 } });
    expect([await listPopups(shop), shop.cache.store]).toEqual([[], true]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('a pop-up has no heading and no ids that its page may have', async () => {
  const main = [{ type: 'newsletter', id: 'form', variant: 'inline', content: { title: 'Letters' } }];
  const document = { items: [{ ...LETTER, sections: { main } }] };
  const loaded = await loadPopup(shopAt('/', { result: { ...FOUND, document } }).shop, 'letter');
  const section = loaded.status === 'found' ? loaded.page.sections[0] : undefined;
  expect(section).toMatchObject({ domId: 'popup-0', headingLevel: 2 });
});

test('an unknown pop-up is missing', async () => {
  expect(await loadPopup(shopAt('/').shop, 'none')).toEqual({ status: 'missing' });
  expect(await loadPopup(shopAt('/', { result: { status: 'missing' } }).shop, 'letter')).toEqual({ status: 'missing' });
});
