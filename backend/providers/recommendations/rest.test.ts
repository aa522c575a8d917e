import { describe, expect, test, vi } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Log } from '../../../src/lib/log.ts';
import { provider } from './provider.ts';
import type { RecommendationRequest } from './recommendations.ts';
import { createRestRecommendations } from './rest.ts';

const settings = { url: 'https://recs.example.com', brand: 'marrow-ridge', account: 'a-1/p/shop' };
const scope = { siteId: 'us', region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' } as const;
const similar: RecommendationRequest = { widget: 'similar', productId: 'boot', viewed: [], count: 8, scope };
const personal: RecommendationRequest = { widget: 'personal', viewed: ['boot', 'sack'], count: 8, scope };
const entry = {
  itemGroupId: 'clog',
  title: 'Clog',
  link: '/p/clog',
  imageLink: '/media/clog.webp',
  price: 20,
  recToken: 't-1',
};

function serviceOf(answer: (url: URL, init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: URL; init: RequestInit }[] = [];
  const warn = vi.fn();
  let time = 0;
  const service = createRestRecommendations(settings, {
    log: { warn } as unknown as Log, // all it calls
    now: () => time,
    fetch: async (address, init = {}) => {
      const url = new URL(String(address));
      requests.push({ url, init });
      return answer(url, init);
    },
  });
  return { ...service, requests, warn, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('a recommendation service', () => {
  test('is asked by address, brand and account, once a minute for the same page', async () => {
    const { recommend, requests } = serviceOf(() => Response.json({ products: [entry] }));
    expect(await recommend(similar)).toMatchObject([{ id: 'clog', recToken: 't-1' }]);
    await recommend(similar);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe('/recommendations/marrow-ridge');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      account: 'a-1/p/shop',
      widget: 'similar',
      count: '8',
      locale: 'en-us',
      siteId: 'us',
      productId: 'boot',
    });
  });

  test('decides what is personal by the viewed products, and learns of nobody', async () => {
    const decided = { data: { responses: [{ actions: [{ items: [entry] }, { items: [] }] }, { actions: [] }] } };
    const { recommend, requests } = serviceOf(() => Response.json(decided));
    expect(await recommend(personal)).toMatchObject([{ id: 'clog' }]);
    await recommend(personal);
    expect(requests[0]?.url.href).toBe('https://recs.example.com/api/engine/v1/decide/marrow-ridge');
    const bodies = requests.map(({ init }) => JSON.parse(String(init.body)));
    expect(bodies[0]).toMatchObject({
      brand: 'marrow-ridge',
      channel: 'a-1/p/shop',
      events: [{ products: [{ productId: 'boot' }, { productId: 'sack' }] }, {}],
    });
    expect(bodies[0].customerId).not.toBe(bodies[1].customerId);
  });

  test('is not asked again after it failed three times, until a trial succeeds', async () => {
    let isDead = true;
    const { recommend, requests, wait } = serviceOf(() =>
      isDead ? new Response('', { status: 503 }) : Response.json([entry]),
    );
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(recommend(similar)).rejects.toThrow(/answered 503|is not asked/);
    expect(requests).toHaveLength(3);
    isDead = false;
    wait(30_000);
    expect(await recommend(similar)).toHaveLength(1);
  });

  test.each([
    ['Unexpected token', () => new Response('<html>')],
    ['sent neither an object nor a list', () => Response.json('text')],
    ['sent more than', () => new Response(' '.repeat(600 * 1024))],
    ['fetch failed', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is no feed when it answers otherwise: %s', async (reason, answer) => {
    await expect(serviceOf(answer).recommend(similar)).rejects.toThrow(reason);
  });

  test('leaves unusable entries out, and logs why', async () => {
    const { recommend, warn } = serviceOf(() => Response.json({ products: [{ ...entry, price: 'x' }, entry] }));
    expect(await recommend(similar)).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith(
      { widget: 'similar', count: 1, dropped: [{ position: 0, reason: 'has no usable price' }] },
      expect.any(String),
    );
    expect(await serviceOf(() => Response.json({})).recommend(personal)).toEqual([]);
  });
});

describe('the settings of a recommendation service', () => {
  const read = (env: Record<string, string>) => {
    const reader = new SettingReader(env);
    provider.adapters['rest']?.(reader);
    return reader.issues.map((issue) => issue.split(':')[0]);
  };
  const complete = {
    RECOMMENDATIONS_URL: 'https://recs.example.com/',
    RECOMMENDATIONS_BRAND: 'marrow-ridge',
    RECOMMENDATIONS_ACCOUNT: 'a-1/p/shop',
  };

  test('are all required', () => {
    expect(read(complete)).toEqual([]);
    expect(read({})).toEqual(Object.keys(complete));
  });

  test.each([
    { RECOMMENDATIONS_URL: 'ftp://recs.example.com' },
    { RECOMMENDATIONS_BRAND: 'a/../b' },
    { RECOMMENDATIONS_ACCOUNT: 'a b' },
  ])('are rejected where they are none: %j', (wrong) => {
    expect(read({ ...complete, ...wrong })).toEqual(Object.keys(wrong));
  });
});
