import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToChanges } from './document-changes.ts';

/** Like a browser's: it reconnects by itself until it is closed. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly instances: Source[] = [];
  readyState = 1;

  constructor() {
    super();
    Source.instances.push(this);
  }

  /** Opens the connection, and sends the number of the last change. */
  begin(change: number): void {
    this.dispatchEvent(new Event('open'));
    this.emit({ documents: [], change });
  }

  emit(change: { readonly documents: readonly string[]; readonly change: number }): void {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(change) }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

/** A channel without other tabs. */
class Channel extends EventTarget {
  postMessage = () => undefined;
}

const received: (readonly string[])[] = [];
const newest = () => Source.instances.at(-1) ?? expect.fail('Nobody listens.');

beforeEach(() => {
  vi.useFakeTimers();
  Source.instances.length = 0;
  received.length = 0;
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  listenToChanges((documents) => received.push(documents));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reconnected tab is notified that anything may have changed, whether the server rejected it before or not', () => {
  const [first] = Source.instances;
  newest().begin(7);
  newest().fail(0);
  newest().begin(9);
  expect([Source.instances.length, received]).toEqual([1, [[]]]);
  newest().fail(Source.CLOSED);
  vi.advanceTimersByTime(2000);
  expect(newest()).not.toBe(first);
  newest().fail(Source.CLOSED);
  vi.advanceTimersByTime(2000);
  expect(Source.instances).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  newest().begin(1);
  expect([Source.instances.length, received]).toEqual([3, [[], []]]);
  newest().emit({ documents: ['us/en-us/page/home'], change: 2 });
  expect(received.at(-1)).toEqual(['us/en-us/page/home']);
});

test('a tab that was never connected does not reconnect', () => {
  newest().fail(Source.CLOSED);
  vi.advanceTimersByTime(120_000);
  expect(Source.instances).toHaveLength(1);
});
