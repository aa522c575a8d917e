import { Hono } from 'hono';
import { vi } from 'vitest';

interface Line {
  id: string;
  productId: string;
  qty: number;
  maxQty: number;
  bonus: boolean;
}

/** A door in memory that speaks the calls of contract 3 for one browser. */
export interface TestDoor {
  /** Calls so far: `POST /cart/v1/item`. */
  readonly calls: string[];
  readonly carts: Map<string, Line[]>;
  /** The session's open cart. */
  openCart: string | undefined;
  /** Answers in place of the service, or lets it answer. */
  intercept: (call: string) => Response | Promise<Response> | undefined;
  fetch(request: Request): Promise<Response>;
}

const STOCK: Readonly<Record<string, number>> = { 'SOLDOUT-0': 0, 'LIMITED-1': 1 };

export function refusal(status: number, errorId: string, details: object = {}): Response {
  return Response.json(
    { errorDetails: [{ errorId, code: errorId, message: errorId, details }], appId: 'ECOMM' },
    { status },
  );
}

const stockOf = (productId: string) => STOCK[productId] ?? 10;

function addTo(lines: Line[], items: readonly { productId: string; qty: number }[]): Response | undefined {
  for (const { productId, qty } of items) {
    const inCart = lines.find((line) => line.productId === productId)?.qty ?? 0;
    const maxAllowedQty = stockOf(productId);
    if (maxAllowedQty === 0) return refusal(409, 'ITEM_OOS');
    if (inCart + qty > maxAllowedQty) return refusal(409, 'ADDED_MAX_QUANTITY', { maxAllowedQty });
  }
  for (const { productId, qty } of items) {
    const line = lines.find((one) => one.productId === productId);
    if (line) line.qty += qty;
    else lines.push({ id: crypto.randomUUID(), productId, qty, maxQty: stockOf(productId), bonus: false });
  }
  return undefined;
}

export function createTestDoor(): TestDoor {
  const door: TestDoor = {
    calls: [],
    carts: new Map(),
    openCart: undefined,
    intercept: () => undefined,
    fetch: async (request) => app.fetch(request),
  };
  const answer = (basketId: string) =>
    Response.json({ basketId, currency: 'USD', items: structuredClone(door.carts.get(basketId) ?? []) });
  const open = () => {
    door.openCart ??= crypto.randomUUID();
    if (!door.carts.has(door.openCart)) door.carts.set(door.openCart, []);
    return door.openCart;
  };
  const change = (basketId: string, edit: (lines: Line[]) => Response | undefined) => {
    const lines = door.carts.get(basketId);
    return lines ? (edit(lines) ?? answer(basketId)) : refusal(404, 'CART_NOT_FOUND');
  };
  const app = new Hono().basePath('/api');
  app.use(async (context, next) => {
    const call = `${context.req.method} ${context.req.path.replace('/api', '')}`;
    door.calls.push(call);
    const other = await door.intercept(call);
    return other ?? next();
  });
  app.post('/token/v2/auth/token', () =>
    Response.json({
      consumerNo: '1',
      consumerType: 'GUEST',
      loggedIn: false,
      expiresIn: 1800,
      basketId: door.openCart,
    }),
  );
  app.post('/cart/v1/cart', () => answer(open()));
  app.post('/cart/v1/cartWithItem', async (context) => {
    const { items } = await context.req.json();
    return change(open(), (lines) => addTo(lines, items));
  });
  app.get('/cart/v1/cart/:id', (context) => change(context.req.param('id'), () => undefined));
  app.post('/cart/v1/item', async (context) => {
    const { cartId, items } = await context.req.json();
    return change(cartId, (lines) => addTo(lines, items));
  });
  app.put('/cart/v1/cart/:id/item', async (context) => {
    const { itemId, qty } = await context.req.json();
    return change(context.req.param('id'), (lines) => {
      const line = lines.find((one) => one.id === itemId);
      if (!line) return refusal(404, 'ITEM_NOT_AVAILABLE');
      line.qty = qty;
      return undefined;
    });
  });
  app.delete('/cart/v1/item', async (context) => {
    const { cartId, itemId } = await context.req.json();
    return change(
      cartId,
      (lines) =>
        void lines.splice(
          lines.findIndex((line) => line.id === itemId),
          1,
        ),
    );
  });
  return door;
}

/** What the stores find in a browser, talking to `door`; `events` are those of the window. */
export function startBrowser(door: TestDoor, { asksConsent = false, preview = false } = {}) {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  const events = new EventTarget();
  const memory = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { getAttribute: (name: string) => (preview && name === 'data-preview' ? '' : null) },
    getElementById: () => (asksConsent ? {} : null),
  });
  vi.stubGlobal('location', { reload, protocol: 'http:' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    door.fetch(new Request(new URL(url, 'http://shop.test'), init)),
  );
  return { events, reload };
}
