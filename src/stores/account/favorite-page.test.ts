import { beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';
import { US_PAGE } from '../core/page-data.test-support.ts';

const FAVORITES = '/wishlists/v2/favorites';
const itemOf = (id: number) => ({
  itemId: `item-${id}`,
  productId: `boot-${id}`,
  masterId: `boot-${id}`,
  available: true,
  pageUrl: null,
});

let gateway: TestGateway;
let stored: ReturnType<typeof itemOf>[];
let share: { token: string; pageUrl: string } | null;
let sent: string[];

function answer(start: number, count: number): Response {
  const items = stored.slice(start, start + count);
  const query = { start, count };
  return Response.json({ favoriteId: 'F1', total: stored.length, count, query, items, favStoreId: null, share });
}

function serve(method: string, path: string, query: URLSearchParams): Response | undefined {
  const call = `${method} ${path}`;
  if (call === 'POST /token/v2/auth/token')
    return Response.json({ consumerNo: 'G1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1800 });
  if (call === `GET ${FAVORITES}`) return answer(Number(query.get('start')), Number(query.get('count')));
  if (call === `PUT ${FAVORITES}/F1/seen`) return Response.json({ favoriteId: 'F1' });
  if (path === `${FAVORITES}/F1/share`) {
    share = method === 'POST' ? { token: 'T1', pageUrl: '/favorites?token=T1' } : null;
    return share ? Response.json({ favoriteId: 'F1', ...share, sent: 0 }) : answer(0, 24);
  }
  if (method !== 'DELETE') return undefined;
  stored = stored.filter(({ itemId }) => !path.endsWith(`/${itemId}`));
  return answer(0, 24);
}

beforeEach(() => {
  stored = [];
  sent = [];
  share = null;
  gateway = createTestGateway();
  const fetch = gateway.fetch.bind(gateway);
  gateway.fetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api', '');
    sent.push(`${request.method} ${path}`);
    return (await gateway.intercept(sent.at(-1) ?? '')) ?? serve(request.method, path, searchParams) ?? fetch(request);
  };
});

async function open(isOn = true) {
  startBrowser(gateway, { page: { flags: { ...US_PAGE.flags, favorites: isOn } } });
  const [page, list] = await Promise.all([import('./favorite-page.ts'), import('./favorites.ts')]);
  return { ...page, ...list };
}

describe('a page of the favorites', () => {
  test('is read alone, and marked as seen', async () => {
    stored = Array.from({ length: 500 }, (_, index) => itemOf(index));
    const { loadFavoritePage, $favoritePage } = await open();
    await loadFavoritePage(2);
    expect($favoritePage.get()).toMatchObject({ total: 500, page: 2, share: null });
    expect($favoritePage.get()?.items.map(({ itemId }) => itemId)).toEqual(
      stored.slice(24, 48).map(({ itemId }) => itemId),
    );
    expect(sent.filter((call) => call.includes('wishlists'))).toEqual([`GET ${FAVORITES}`, `PUT ${FAVORITES}/F1/seen`]);
  });

  test('closes the gap of a removed item, and is the one before where nothing is left of it', async () => {
    stored = Array.from({ length: 26 }, (_, index) => itemOf(index));
    const { loadFavoritePage, loadFavorites, removeListed, $favoritePage, isFavorite } = await open();
    await loadFavorites();
    await loadFavoritePage(2);
    await removeListed(itemOf(24));
    expect($favoritePage.get()).toMatchObject({ page: 2, items: [{ itemId: 'item-25' }] });
    expect(isFavorite('boot-24')).toBe(false);
    await removeListed(itemOf(25));
    expect($favoritePage.get()).toMatchObject({ page: 1, total: 24 });
  });

  test('counts what another tab has removed as removed, and shows any other error', async () => {
    stored = [itemOf(1)];
    const { loadFavoritePage, removeListed, $favoritePage } = await open();
    await loadFavoritePage(1);
    gateway.intercept = (call) => (call.startsWith('DELETE') ? errorResponse(404, 'ITEM_NOT_AVAILABLE') : undefined);
    expect(await removeListed(itemOf(1))).toMatchObject({ ok: true });
    gateway.intercept = (call) => (call.startsWith('DELETE') ? errorResponse(500, 'GEN500') : undefined);
    expect(await removeListed(itemOf(1))).toMatchObject({ ok: false });
    expect($favoritePage.get()?.items).toHaveLength(1);
  });

  test('knows whether the list is shared', async () => {
    stored = [itemOf(1)];
    const { loadFavoritePage, shareList, stopSharing, $favoritePage } = await open();
    await loadFavoritePage(1);
    await shareList();
    expect($favoritePage.get()?.share).toEqual({ token: 'T1', pageUrl: '/favorites?token=T1' });
    await stopSharing();
    expect($favoritePage.get()?.share).toBeNull();
  });

  test('is none on a site without favorites', async () => {
    const { loadFavoritePage, $favoritePage } = await open(false);
    await loadFavoritePage(1);
    expect([$favoritePage.get(), sent]).toEqual([null, []]);
  });
});
