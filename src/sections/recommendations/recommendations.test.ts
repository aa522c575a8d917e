import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import Recommendations from './Recommendations.astro';
import { recommendations } from './section.ts';

const recommended = sampleProducts.map((product) => ({
  ...product,
  title: `${product.name}!`,
  recToken: `t-${product.id}`,
}));
const render = (content: object, data: readonly unknown[] = recommended) =>
  renderSection(Recommendations, recommendations, content, { data });

function load(content: object, answer: () => unknown = () => ({ products: recommended })) {
  const requests: unknown[] = [];
  const call = (async (...[{ name }, { query }]: Parameters<CallApi>) => {
    requests.push({ name, ...query });
    return answer();
  }) as unknown as CallApi; // mocks the whole client
  const context = { call, signal: new AbortController().signal, siteId: 'us', locale: 'en-us' };
  const loaded = recommendations.loader?.load(recommendations.schema.parse(content), {
    ...context,
    document: async () => undefined,
  });
  return { loaded, requests };
}

describe('recommendations', () => {
  test('have the title of the feed, and their token for who counts clicks', async () => {
    const html = await render({ kind: 'similar', title: 'More' });
    expect(html).toMatch(/href="\/p\/saddleback-mid"[^>]* data-rec-token="t-saddleback-mid">\s*Saddleback Mid!/);
    expect(html).toContain('data-interaction-origin="recommendation-carousel"');
    expect(html).toContain('data-behavior="carousel"');
    expect(html).not.toContain('data-cards');
  });

  test('are for everybody where they are personal, until the script has consent', async () => {
    const html = await render({ kind: 'recently-viewed', title: 'Yours', fallbackTitle: 'Popular', productId: 'boot' });
    expect(html).toMatch(/<h2>Popular<\/h2>/);
    expect(html).toMatch(/data-behavior="recommendations" data-cards="\/product-cards\?level=3"/);
    expect(html).toMatch(/data-kind="recently-viewed" data-title="Yours" data-product-id="boot"/);
  });

  test('start from the cart on its page, and are for everybody without one', async () => {
    const cart = { kind: 'cart', title: 'Goes with it', fallbackTitle: 'Popular' };
    expect(await render(cart)).toMatch(/<h2>Popular<\/h2>/);
    const html = await render({ ...cart, productIds: ['boot', 'sock'] });
    expect(html).toMatch(/<h2>Goes with it<\/h2>/);
    expect(html).toContain('data-behavior="carousel"');
  });

  test('leave nothing behind where there are none', async () => {
    expect((await render({ kind: 'popular', title: 'Popular' }, [])).trim()).toBe('<div class="nothing" hidden></div>');
  });

  test.each([
    [
      { kind: 'similar', productId: 'boot' },
      { widget: 'similar', productId: 'boot', count: 8 },
    ],
    [
      { kind: 'popular', categoryId: 'boots', count: 3 },
      { widget: 'bestsellers', category: 'boots', count: 3 },
    ],
    [
      { kind: 'personal', productId: 'boot' },
      { widget: 'bestsellers', productId: 'boot', count: 8 },
    ],
    [
      { kind: 'cart', productIds: ['boot', 'sock'], count: 6 },
      { widget: 'cart', inCart: 'boot,sock', count: 6 },
    ],
    [{ kind: 'cart' }, { widget: 'bestsellers', count: 8 }],
  ])('are asked for by kind: %j', async (content, query) => {
    const { loaded, requests } = load(content);
    expect(await loaded).toHaveLength(4);
    expect(requests).toEqual([{ name: 'getRecommendations', ...query }]);
  });

  test('are none without a product, and none of an unknown one', async () => {
    const { loaded, requests } = load({ kind: 'bought-together' });
    expect(await loaded).toEqual([]);
    expect(requests).toEqual([]);
    const unknown = () => {
      throw new ApiError({ errorId: 'ITEM_NOT_AVAILABLE', status: 404, message: '' });
    };
    expect(await load({ kind: 'similar', productId: 'gone' }, unknown).loaded).toEqual([]);
  });

  test.each(['bought-together', 'viewed-together'])('are none of fewer than three products %s', async (kind) => {
    const some = (count: number) => () => ({ products: recommended.slice(0, count) });
    const of = { kind, productId: 'boot' };
    expect(await load(of, some(2)).loaded).toEqual([]);
    expect(await load(of, some(3)).loaded).toHaveLength(3);
    expect(await load({ ...of, kind: 'similar' }, some(2)).loaded).toHaveLength(2);
  });

  test('are of a known kind', () => {
    expect(recommendations.schema.safeParse({ kind: 'other' }).success).toBe(false);
    expect(recommendations.schema.safeParse({ kind: 'popular', count: 13 }).success).toBe(false);
  });
});
