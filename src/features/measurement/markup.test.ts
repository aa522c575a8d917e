import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { matchRoute } from '../../lib/route-match.ts';
import Markup from './Markup.astro';

interface MarkupOptions {
  readonly isOffloading?: boolean;
}

/** The attributes of the element of a page of the US shop. */
async function render(path: string, { isOffloading = false }: MarkupOptions = {}) {
  const shop = {
    route: matchRoute(path),
    site: DEFAULT_SITES.sites['us'],
    providers: { 'tag-manager': 'gtm' },
    scripts: { isOffloading },
  };
  const container = await AstroContainer.create();
  const html = await container.renderToString(Markup, {
    locals: { shop } as unknown as App.Locals, // all it reads
    request: new Request('http://shop.test/'),
  });
  const attributes = html.matchAll(/data-([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(Array.from(attributes, ([, name, value = '']) => [name, value]));
}

describe('the element of the data layer', () => {
  test('says what the page is, and nothing of the visitor', async () => {
    expect(await render('/c/boots')).toEqual({
      after: '4000',
      provider: 'gtm',
      route: 'c-slug',
      kind: 'category',
      place: 'listing',
      currency: 'USD',
    });
    expect(await render('/p/boot')).toMatchObject({ kind: 'product', place: 'product' });
    expect(await render('/search')).toMatchObject({ kind: 'search', place: 'search' });
    expect(await render('/cart')).toMatchObject({ kind: 'cart', place: 'cart' });
    expect(await render('/gift-card')).not.toHaveProperty('place');
  });

  test('has the pattern in place of the path where a path may be personal', async () => {
    expect((await render('/account/order-details/10001'))['path']).toMatch(/^\/account\/order-details\/\{.+\}$/);
    expect(await render('/about-us')).not.toHaveProperty('path');
  });

  test('starts at once where visitors leave soon, and delays events where scripts are offloaded', async () => {
    expect(await render('/order-confirmation')).not.toHaveProperty('after');
    expect(await render('/about-us', { isOffloading: true })).toHaveProperty('offloads');
  });

  test('is not on pages that set a password or belong to the studio', async () => {
    expect([await render('/reset-password'), await render('/cms/preview')]).toEqual([{}, {}]);
  });
});
