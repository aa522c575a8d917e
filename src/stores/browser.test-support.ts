import { vi } from 'vitest';

interface Line {
  id: string;
  productId: string;
  qty: number;
  maxQty: number;
  bonus: boolean;
}

interface Body {
  readonly cartId: string;
  readonly itemId: string;
  readonly qty: number;
  readonly items: readonly { productId: string; qty: number }[];
}

/** A door in memory that speaks the calls of contract 3 for one browser. */
export interface TestDoor {
  /** Calls so far: `POST /cart/v1/item`. */
  readonly calls: string[];
  readonly carts: Map<string, Line[]>;
  /** The session's open cart. */
  openCart: string | undefined;
  /** Answers in place of the service, or lets it answer. */
  intercept: (call: string) => Response | Promise<Response | undefined> | undefined;
  fetch(request: Request): Promise<Response>;
}

const STOCK: Readonly<Record<string, number>> = { 'SOLDOUT-0': 0, 'LIMITED-1': 1 };
const stockOf = (productId: string) => STOCK[productId] ?? 10;

export function refusal(status: number, errorId: string, details: object = {}): Response {
  const errorDetails = [{ errorId, code: errorId, message: errorId, details }];
  return Response.json({ errorDetails, appId: 'ECOMM' }, { status });
}

function refusalToAdd(lines: readonly Line[], { items }: Body): Response | undefined {
  for (const { productId, qty } of items) {
    const inCart = lines.find((line) => line.productId === productId)?.qty ?? 0;
    const maxAllowedQty = stockOf(productId);
    if (maxAllowedQty === 0) return refusal(409, 'ITEM_OOS');
    if (inCart + qty > maxAllowedQty) return refusal(409, 'ADDED_MAX_QUANTITY', { maxAllowedQty });
  }
  return undefined;
}

function add(lines: Line[], body: Body): Response | undefined {
  const refused = refusalToAdd(lines, body);
  if (refused) return refused;
  for (const { productId, qty } of body.items) {
    const line = lines.find((one) => one.productId === productId);
    if (line) line.qty += qty;
    else lines.push({ id: crypto.randomUUID(), productId, qty, maxQty: stockOf(productId), bonus: false });
  }
  return undefined;
}

function change(lines: Line[], { itemId, qty }: Body): Response | undefined {
  const line = lines.find((one) => one.id === itemId);
  if (!line) return refusal(404, 'ITEM_NOT_AVAILABLE');
  line.qty = qty;
  return undefined;
}

function remove(lines: Line[], { itemId }: Body): undefined {
  lines.splice(
    lines.findIndex((line) => line.id === itemId),
    1,
  );
}

function edit(door: TestDoor, basketId: string, by: (lines: Line[]) => Response | undefined): Response {
  const items = door.carts.get(basketId);
  return items ? (by(items) ?? Response.json({ basketId, currency: 'USD', items })) : refusal(404, 'CART_NOT_FOUND');
}

function openCart(door: TestDoor): string {
  door.openCart ??= crypto.randomUUID();
  if (!door.carts.has(door.openCart)) door.carts.set(door.openCart, []);
  return door.openCart;
}

function session({ openCart: basketId }: TestDoor): Response {
  return Response.json({ consumerNo: '1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1800, basketId });
}

function answer(door: TestDoor, call: string, body: Body): Response {
  const inPath = /cart\/v1\/cart\/([^/]+)/.exec(call)?.[1] ?? '';
  if (call === 'POST /token/v2/auth/token') return session(door);
  if (call === 'POST /cart/v1/cart') return edit(door, openCart(door), () => undefined);
  if (call === 'POST /cart/v1/cartWithItem') return edit(door, openCart(door), (lines) => add(lines, body));
  if (call === 'POST /cart/v1/item') return edit(door, body.cartId, (lines) => add(lines, body));
  if (call === 'DELETE /cart/v1/item') return edit(door, body.cartId, (lines) => remove(lines, body));
  if (call.startsWith('PUT')) return edit(door, inPath, (lines) => change(lines, body));
  return edit(door, inPath, () => undefined);
}

export function createTestDoor(): TestDoor {
  const door: TestDoor = {
    calls: [],
    carts: new Map(),
    openCart: undefined,
    intercept: () => undefined,
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const body = request.method === 'GET' ? {} : await request.json();
      door.calls.push(call);
      return (await door.intercept(call)) ?? answer(door, call, body);
    },
  };
  return door;
}

interface PageState {
  readonly asksConsent?: boolean;
  /** Value of the root's attribute in preview. */
  readonly preview?: '' | 'none';
  readonly flags?: string;
}

/** What the stores find in a browser, talking to `door`; `events` are those of the window. */
export function startBrowser(door: TestDoor, { asksConsent = false, preview, flags = '' }: PageState = {}) {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  const events = new EventTarget();
  const memory = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: {
      getAttribute: (name: string) =>
        name === 'data-flags' ? flags : name === 'data-preview' ? (preview ?? null) : null,
    },
    getElementById: () => (asksConsent ? {} : null),
    dispatchEvent: () => true,
  });
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('location', { reload, protocol: 'http:' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    door.fetch(new Request(new URL(url, 'http://shop.test'), init)),
  );
  return { events, reload };
}
