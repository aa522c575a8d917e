import { beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';
import { US_PAGE } from '../core/page-data.test-support.ts';

interface Item {
  readonly itemId: string;
  readonly productId: string;
  readonly masterId: string;
  readonly available: boolean;
  readonly pageUrl: null;
}

const LIST = 'GET /wishlists/v2/favorites';
const ADD = 'POST /wishlists/v2/favorites';

const itemOf = (productId: string): Item => ({
  itemId: `item-${productId}`,
  productId,
  masterId: productId.split('-')[0]?.toLowerCase() ?? '',
  available: true,
  pageUrl: null,
});

let gateway: TestGateway;
/** The favorites of the mocked service, the last added first. */
let stored: Item[];
let sent: string[];
let consumerNo: string;

function answer(count: number, start = 0): Response {
  return Response.json({
    favoriteId: 'F1',
    total: stored.length,
    count,
    query: { start, count },
    items: stored.slice(start, start + count),
    favStoreId: null,
    share: null,
  });
}

function serve(request: Request, body: { productId?: string }): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname.replace('/api', '')}`;
  if (call === 'POST /token/v2/auth/token')
    return Response.json({ consumerNo, consumerType: 'GUEST', loggedIn: false, expiresIn: 1800 });
  if (call === LIST) return answer(Number(searchParams.get('count')), Number(searchParams.get('start')));
  if (call === ADD && body.productId) {
    stored = [itemOf(body.productId), ...stored];
    return answer(24);
  }
  if (request.method !== 'DELETE') return undefined;
  stored = stored.filter(({ itemId }) => !pathname.endsWith(`/${itemId}`));
  return answer(24);
}

beforeEach(() => {
  stored = [];
  sent = [];
  consumerNo = 'G1';
  gateway = createTestGateway();
  const fetch = gateway.fetch.bind(gateway);
  gateway.fetch = async (request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
    const intercepted = await gateway.intercept(sent.at(-1) ?? '');
    if (intercepted) return intercepted;
    const body = request.method === 'POST' ? await request.clone().json() : {};
    return serve(request, body) ?? fetch(request);
  };
});

async function open(isOn = true) {
  startBrowser(gateway, { page: { flags: { ...US_PAGE.flags, favorites: isOn } } });
  const [favorites, associate, session] = await Promise.all([
    import('./favorites.ts'),
    import('../core/associate.ts'),
    import('../core/session.ts'),
  ]);
  return { ...favorites, ...associate, ...session };
}

describe('favorites', () => {
  test('are loaded completely, page by page', async () => {
    stored = Array.from({ length: 130 }, (_, index) => itemOf(`BOOT${index}-9`));
    const { loadFavorites, $favorites } = await open();
    await loadFavorites();
    expect($favorites.get()?.items).toHaveLength(130);
    expect(sent.filter((call) => call === LIST)).toHaveLength(2);
  });

  test('contain a product when one of its variants is a favorite', async () => {
    const { addFavorite, isFavorite } = await open();
    expect(isFavorite('BOOT-9')).toBe(false);
    await addFavorite('BOOT-9');
    expect([isFavorite('BOOT-9'), isFavorite('boot'), isFavorite('BOOT-10')]).toEqual([true, true, false]);
  });

  test('change before the service has responded, and not twice', async () => {
    const { addFavorite, loadFavorites, isFavorite } = await open();
    await loadFavorites();
    const both = Promise.all([addFavorite('BOOT-9'), addFavorite('BOOT-9')]);
    await Promise.resolve();
    await Promise.resolve();
    expect(isFavorite('BOOT-9')).toBe(true);
    await both;
    expect(sent.filter((call) => call === ADD)).toHaveLength(1);
  });

  test('preserve the items outside the page that a change returns', async () => {
    stored = Array.from({ length: 40 }, (_, index) => itemOf(`BOOT${index}-9`));
    const { addFavorite, $favorites } = await open();
    await addFavorite('CAP-S');
    expect($favorites.get()?.items.map(({ productId }) => productId)).toEqual(stored.map(({ productId }) => productId));
  });

  test('are restored when a change fails', async () => {
    stored = [itemOf('BOOT-9')];
    const { removeFavorite, isFavorite } = await open();
    gateway.intercept = (call) => (call.startsWith('DELETE') ? errorResponse(500, 'GEN500') : undefined);
    expect(await removeFavorite('BOOT-9')).toMatchObject({ ok: false });
    expect(isFavorite('BOOT-9')).toBe(true);
    gateway.intercept = () => undefined;
    expect(await removeFavorite('boot')).toMatchObject({ ok: true });
    expect(isFavorite('BOOT-9')).toBe(false);
    expect(stored).toEqual([]);
  });

  test('are neither read nor changed without the flag, nor while an associate is connected', async () => {
    const off = await open(false);
    await off.loadFavorites();
    await off.addFavorite('BOOT-9');
    expect(off.$favorites.get()).toBeNull();
    const connected = await open();
    const associate = { storeId: '1', storeName: '', storeEmployeeId: '2', storeEmployeeName: '' };
    connected.$session.set({ consumerNo: 'G1', consumerType: 'GUEST', loggedIn: false, expiresIn: 900, associate });
    await connected.addFavorite('BOOT-9');
    await connected.removeFavorite('BOOT-9');
    expect(connected.$favorites.get()).toBeNull();
    expect(sent).toEqual([]);
  });

  test('are null when the service reports an associate', async () => {
    const { loadFavorites, $favorites } = await open();
    gateway.intercept = (call) => (call === LIST ? errorResponse(403, 'AUT404') : undefined);
    expect(await loadFavorites()).toMatchObject({ ok: true });
    expect($favorites.get()).toBeNull();
  });

  test('are reloaded for another customer', async () => {
    const { loadFavorites, renewSession, isFavorite, $favorites } = await open();
    await loadFavorites();
    stored = [itemOf('BOOT-9')];
    consumerNo = 'C1';
    await renewSession();
    await loadFavorites();
    expect(isFavorite('BOOT-9')).toBe(true);
    expect($favorites.get()?.favoriteId).toBe('F1');
    expect(sent.filter((call) => call === LIST)).toHaveLength(3);
  });
});
