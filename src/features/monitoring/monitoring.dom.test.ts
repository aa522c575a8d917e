// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportSectionError } from '../../islands/content/section-error.ts';
import { replaceCalls } from '../measurement/collectors.test-support.ts';
import { EARLY_FAILURES } from './early-failures.ts';
import { start } from './monitoring.ts';

interface Sent {
  readonly url: string;
  readonly type: string;
  readonly body: { readonly page: string; readonly entries: readonly object[] };
}

const sent: Promise<Sent>[] = [];
let stop: (() => void) | undefined;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  [sent.length, visibility] = [0, 'visible'];
  document.body.innerHTML = '';
  history.replaceState(null, '', '/orders/10427731?email=rowan@example.com#top');
  vi.spyOn(Math, 'random').mockReturnValue(0.099);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('navigator', {
    sendBeacon(url: string, blob: Blob) {
      sent.push(blob.text().then((text) => ({ url, type: blob.type, body: JSON.parse(text) })));
      return true;
    },
  });
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function startAt(sample = '10'): void {
  const element = document.createElement('div');
  Object.assign(element.dataset, { url: 'https://collector.test/v1', sample });
  stop = start(element);
}

function hide(): void {
  visibility = 'hidden';
  window.dispatchEvent(new Event('visibilitychange'));
}

function throwError(error: unknown): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
}

const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

function thrownIn(script: string, message: string): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: x\n    at f (${script}:3:417)` });
}

describe('monitoring', () => {
  test('sends errors and rejections once, without personal data, when the page is hidden', async () => {
    startAt();
    const script = `${location.origin}/_astro/cart.x1-_.js`;
    throwError(thrownIn(script, 'no cart of rowan@example.com'));
    throwError(thrownIn(script, 'no cart of rowan@example.com'));
    rejected(new RangeError('order 10427731'));
    rejected('rowan@example.com');
    expect(sent).toEqual([]);
    hide();
    const [report] = await Promise.all(sent);
    expect(report).toMatchObject({ url: 'https://collector.test/v1', type: 'text/plain' });
    expect(report?.body.page).toBe('/orders/[number]');
    expect(report?.body.entries).toEqual([
      { kind: 'error', name: 'TypeError', message: 'no cart of [email]', source: '/_astro/cart.x1-_.js:3:417' },
      { kind: 'rejection', name: 'RangeError', message: 'order [number]' },
      { kind: 'rejection', name: 'string', message: '' },
    ]);
  });

  test('has what was thrown before it started, once', async () => {
    runInThisContext(EARLY_FAILURES);
    throwError(new TypeError('early'));
    rejected(new RangeError('early too'));
    startAt();
    throwError(new TypeError('late'));
    hide();
    const [report] = await Promise.all(sent);
    expect(report?.body.entries).toMatchObject([
      { name: 'TypeError', message: 'early' },
      { name: 'RangeError' },
      { message: 'late' },
    ]);
    expect(Reflect.get(globalThis, 'failures')).not.toContainEqual(expect.any(Event));
  });

  test('has operations that were rejected and sections that failed, before and after it started', async () => {
    const { call } = replaceCalls([{ name: `${location.origin}/api/cart/v1/cart/b-1?siteId=us`, responseStatus: 409 }]);
    document.body.innerHTML =
      '<section data-section-id="hero" data-section-type="banner"></section><div id="alone"></div>';
    const banner = document.querySelector<HTMLElement>('section');
    const failed = new TypeError('no image of rowan@example.com');
    vi.spyOn(console, 'error').mockReturnValue();
    if (banner) reportSectionError(banner, failed);
    startAt();
    call('/api/cart/v1/item');
    call('/api/products/v2/products/boot-9/inventory', 503);
    const alone = document.querySelector<HTMLElement>('#alone');
    if (alone) for (const cause of [failed, failed]) reportSectionError(alone, cause);
    await Promise.resolve();
    hide();
    const bodies = (await Promise.all(sent)).filter(({ url }) => url === 'https://collector.test/v1');
    expect(bodies.flatMap(({ body }) => body.entries)).toEqual([
      { kind: 'operation', name: '/api/cart/v1/cart/*', status: 409 },
      { kind: 'section', name: 'banner', id: 'hero', message: 'TypeError: no image of [email]' },
      { kind: 'operation', name: '/api/products/v2/products/*/inventory', status: 503 },
      { kind: 'section', name: 'unknown', id: 'unknown', message: 'TypeError: no image of [email]' },
    ]);
    // The shop's own log has each section once, whatever the collector gets.
    expect(sent).toHaveLength(3);
  });

  test('does not report extensions', () => {
    startAt();
    throwError(thrownIn('chrome-extension://abc/x.js', 'broken'));
    hide();
    expect(sent).toEqual([]);
  });

  test('sends a full batch at once, and at most 20 errors of a page', async () => {
    startAt();
    for (let index = 0; index < 30; index += 1) throwError(new Error(`error ${index}`));
    expect((await Promise.all(sent)).map(({ body }) => body.entries.length)).toEqual([20]);
    hide();
    expect(sent).toHaveLength(1);
  });

  test('is off on pages outside of the sample', () => {
    startAt('9');
    throwError(new Error('x'));
    hide();
    expect(sent).toEqual([]);
  });

  test('sends nothing more when the consent is withdrawn, and drops what waits', () => {
    startAt();
    throwError(new Error('x'));
    stop?.();
    throwError(new Error('y'));
    hide();
    expect(sent).toEqual([]);
  });
});
