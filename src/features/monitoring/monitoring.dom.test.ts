// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
