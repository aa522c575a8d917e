import { vi } from 'vitest';
import { PAGE_DATA_ID, type PageData } from '../../lib/page-data.ts';
import { US_PAGE } from './page-data.test-support.ts';

interface RequestedLine {
  readonly productId: string;
  readonly qty: number;
  readonly recipeId?: string;
  readonly precreatedCustomsCode?: string;
  readonly giftOption?: object;
  readonly shippingMethod?: string;
  readonly storeId?: string;
}

interface Line extends Omit<RequestedLine, 'qty'> {
  readonly id: string;
  qty: number;
  maxQty: number;
  bonus: boolean;
}

interface Body {
  readonly cartId: string;
  readonly itemId: string;
  readonly qty: number;
  readonly code: string;
  readonly items: readonly RequestedLine[];
}

/** An in-memory gateway that serves the operations of docs/contract.md#operations for one browser. */
export interface TestGateway {
  /** Requests so far: `POST /cart/v1/item`. */
  readonly calls: string[];
  readonly carts: Map<string, Line[]>;
  /** Codes by cart. */
  readonly coupons: Map<string, string[]>;
  /** Id of the session's open cart. */
  openCart: string | undefined;
  /** Responds in place of the service, or passes the request on with `undefined`. */
  intercept: (call: string) => Response | Promise<Response | undefined> | undefined;
  fetch(request: Request): Promise<Response>;
}

const STOCK: Readonly<Record<string, number>> = { 'SOLDOUT-0': 0, 'LIMITED-1': 1 };
const stockOf = (productId: string) => STOCK[productId] ?? 10;

export function errorResponse(status: number, errorId: string, details: object = {}): Response {
  const errorDetails = [{ errorId, code: errorId, message: errorId, details }];
  return Response.json({ errorDetails, appId: 'ECOMM' }, { status });
}

function stockError(lines: readonly Line[], { items }: Body): Response | undefined {
  for (const { productId, qty } of items) {
    const inCart = lines.find((line) => line.productId === productId)?.qty ?? 0;
    const maxAllowedQty = stockOf(productId);
    if (maxAllowedQty === 0) return errorResponse(409, 'ITEM_OOS');
    if (inCart + qty > maxAllowedQty) return errorResponse(409, 'ADDED_MAX_QUANTITY', { maxAllowedQty });
  }
  return undefined;
}

function add(lines: Line[], body: Body): Response | undefined {
  const error = stockError(lines, body);
  if (error) return error;
  for (const item of body.items) {
    const line = lines.find((one) => one.productId === item.productId && one.recipeId === item.recipeId);
    if (line) line.qty += item.qty;
    else lines.push({ id: crypto.randomUUID(), ...item, maxQty: stockOf(item.productId), bonus: false });
  }
  return undefined;
}

function change(lines: Line[], { itemId, qty }: Body): Response | undefined {
  const line = lines.find((one) => one.id === itemId);
  if (!line) return errorResponse(404, 'ITEM_NOT_AVAILABLE');
  line.qty = qty;
  return undefined;
}

function remove(lines: Line[], { itemId }: Body): undefined {
  lines.splice(
    lines.findIndex((line) => line.id === itemId),
    1,
  );
}

function toItem({ shippingMethod = 'standard', storeId, ...line }: Line) {
  const { recipeId = null, precreatedCustomsCode = null, giftOption = null } = line;
  const storeInfo = storeId === undefined ? null : { id: storeId };
  const shippingOptions = [{ selected: true, shippingMethod: { code: shippingMethod }, storeInfo }];
  return { ...line, name: line.productId, recipeId, precreatedCustomsCode, giftOption, shippingOptions };
}

function edit(gateway: TestGateway, basketId: string, by: (lines: Line[]) => Response | undefined): Response {
  const items = gateway.carts.get(basketId);
  if (items === undefined) return errorResponse(404, 'CART_NOT_FOUND');
  const couponItems = () => (gateway.coupons.get(basketId) ?? []).map((code) => ({ code }));
  return (
    by(items) ?? Response.json({ basketId, currency: 'USD', items: items.map(toItem), couponItems: couponItems() })
  );
}

function applyCode({ coupons }: TestGateway, { cartId, code }: Body): undefined {
  coupons.set(cartId, [...(coupons.get(cartId) ?? []), code]);
}

function openCart(gateway: TestGateway): string {
  gateway.openCart ??= crypto.randomUUID();
  if (!gateway.carts.has(gateway.openCart)) gateway.carts.set(gateway.openCart, []);
  return gateway.openCart;
}

function session({ openCart: basketId }: TestGateway): Response {
  return Response.json({ consumerNo: '1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1800, basketId });
}

function answer(gateway: TestGateway, call: string, body: Body): Response {
  const inPath = /cart\/v1\/cart\/([^/]+)/.exec(call)?.[1] ?? '';
  if (call === 'POST /token/v2/auth/token') return session(gateway);
  if (call === 'POST /cart/v1/cart') return edit(gateway, openCart(gateway), () => undefined);
  if (call === 'POST /cart/v1/cartWithItem') return edit(gateway, openCart(gateway), (lines) => add(lines, body));
  if (call === 'POST /cart/v1/item') return edit(gateway, body.cartId, (lines) => add(lines, body));
  if (call === 'DELETE /cart/v1/item') return edit(gateway, body.cartId, (lines) => remove(lines, body));
  if (call === 'PUT /cart/v1/coupon') return edit(gateway, body.cartId, () => applyCode(gateway, body));
  if (call.startsWith('PUT')) return edit(gateway, inPath, (lines) => change(lines, body));
  return edit(gateway, inPath, () => undefined);
}

export function createTestGateway(): TestGateway {
  const gateway: TestGateway = {
    calls: [],
    carts: new Map(),
    coupons: new Map(),
    openCart: undefined,
    intercept: () => undefined,
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const body = request.method === 'GET' ? {} : await request.json();
      gateway.calls.push(call);
      return (await gateway.intercept(call)) ?? answer(gateway, call, body);
    },
  };
  return gateway;
}

interface PageState {
  readonly asksConsent?: boolean;
  /** What differs from the data of a US page. */
  readonly page?: Partial<PageData>;
}

/** Mocks the browser globals of the stores, connected to `gateway`; `events` are those of the window. */
export function startBrowser(gateway: TestGateway, { asksConsent = false, page = {} }: PageState = {}) {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  const consent = asksConsent ? 'opt-in' : US_PAGE.consent;
  const data = { textContent: JSON.stringify({ ...US_PAGE, consent, ...page }) };
  const events = new EventTarget();
  const memory = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('document', {
    cookie: '',
    getElementById: (id: string) => (id === PAGE_DATA_ID ? data : null),
    dispatchEvent: () => true,
    addEventListener() {},
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
    gateway.fetch(new Request(new URL(url, 'http://shop.test'), init)),
  );
  return { events, reload };
}
