import { expect, test, vi } from 'vitest';
import type { ContentResult } from '../cms/client/content-client.ts';
import type { RequestContext } from '../cms/request-context.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { loadFragment } from './load-page.ts';

const SOURCE = 'us/en-us/fragment/promise';
const note = {
  type: 'newsletter',
  id: 'note',
  variant: 'inline',
  content: { title: 'Letters' },
  source: `${SOURCE}#sections.0`,
};

/** An editor's context, as far as a fragment reads it. */
function shopWith(result: ContentResult) {
  const get = vi.fn(async () => result);
  const shop = {
    siteId: 'us',
    locale: 'en-us',
    preview: {},
    sitesConfig: DEFAULT_SITES,
    imageHosts: [],
    experiences: { decide: () => undefined },
    carried: new URLSearchParams(),
    cache: { store: true, tags: new Set() },
    outlines: [],
    content: { get },
    log: { info() {}, warn() {}, error() {} },
  };
  return { shop: shop as unknown as RequestContext, get };
}

test('a fragment is a page of its own for editors, whose outline names its document and its sections', async () => {
  const document = { sections: [note], source: SOURCE, isDraft: true, revisions: { [SOURCE]: '7' } };
  const { shop, get } = shopWith({ status: 'found', document, stale: false });
  const loaded = await loadFragment(shop, 'promise');
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ kind: 'fragment', name: 'promise', preview: {} }));
  expect(loaded).toMatchObject({ status: 'found', envelope: { slug: 'promise' } });
  const [outline] = shop.outlines;
  expect(outline).toMatchObject({ source: SOURCE, title: 'promise', isDraft: true, revisions: { [SOURCE]: '7' } });
  const main = outline?.slots.find(({ slot }) => slot === 'main');
  expect(main?.items).toMatchObject([{ id: 'note', source: `${SOURCE}#sections.0` }]);
});

test('an unknown fragment is missing', async () => {
  expect(await loadFragment(shopWith({ status: 'missing' }).shop, 'none')).toEqual({ status: 'missing' });
});
