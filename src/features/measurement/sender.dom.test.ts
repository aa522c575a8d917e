// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MeasuredEvent } from '../../lib/measurement/event-list.ts';
import { createDataLayer } from './data-layer.ts';
import { storedEvents } from './memory.ts';
import { createSender } from './sender.ts';

const PAGE: MeasuredEvent = {
  event: 'page-data',
  trigger: 'load',
  routeName: 'p-slug',
  pageKind: 'product',
  path: '/p/boot',
  channel: 'ECOMM',
  locale: 'en-us',
  siteId: 'us',
  country: 'US',
  region: 'NORA',
};
const SCROLL: MeasuredEvent = { event: 'scroll_depth', percent: 25 };
const OPEN: MeasuredEvent = { event: 'dialog_open', dialog: 'sign-in' };
const REFUND: MeasuredEvent = { event: 'refund', reason: 'cancel', ecommerce: { transaction_id: '1' } };

interface LayerItem {
  readonly event?: string;
}

const items = (): readonly LayerItem[] => Reflect.get(globalThis, 'dataLayer') ?? [];
const names = () => items().flatMap(({ event }) => event ?? []);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  Reflect.deleteProperty(globalThis, 'google_tag_manager');
});
afterEach(() => {
  // Senders of other tests listen too.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface SenderChanges {
  readonly provider?: string;
  readonly delay?: number;
  readonly pageName?: string;
}

const create = ({ provider = 'sandbox', delay = 0, pageName = 'p-slug' }: SenderChanges = {}) =>
  createSender({ layer: createDataLayer(provider), delay, pageName, stored: storedEvents });
const leave = () => dispatchEvent(new Event('pagehide'));

describe('an event', () => {
  test('is pushed with its category and its page', () => {
    const sender = create();
    sender.open();
    sender.push(PAGE);
    sender.push(SCROLL);
    expect(items().at(-1)).toEqual({ ...SCROLL, event_category: 'Navigation', page_name: 'p-slug' });
  });

  test('waits for the page data, which is the first', () => {
    const sender = create();
    sender.open();
    sender.push(SCROLL);
    expect(items()).toEqual([]);
    sender.push(PAGE);
    expect(names()).toEqual(['page-data', 'scroll_depth']);
  });

  test('is announced to the page', () => {
    const listener = vi.fn();
    document.addEventListener('measurement', listener);
    document.addEventListener('page-data', listener);
    const sender = create();
    sender.open();
    sender.push(PAGE);
    expect(listener.mock.calls.map(([event]: Event[]) => event?.type)).toEqual(['measurement', 'page-data']);
  });

  test('of commerce is not merged with the one before', () => {
    const sender = create();
    sender.open();
    sender.push(PAGE);
    sender.push(REFUND);
    expect(items().slice(1)).toEqual([{ ecommerce: null }, expect.objectContaining({ event: 'refund' })]);
  });

  test('is pushed 500 ms later where scripts are offloaded', () => {
    const sender = create({ delay: 500 });
    sender.open();
    sender.push(PAGE);
    vi.advanceTimersByTime(300);
    sender.push(SCROLL);
    vi.advanceTimersByTime(199);
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['page-data']);
    vi.advanceTimersByTime(300);
    expect(names()).toEqual(['page-data', 'scroll_depth']);
  });
});

describe('consent', () => {
  test('releases what has waited for it', () => {
    const sender = create();
    sender.push(PAGE);
    sender.push(SCROLL);
    expect(items()).toEqual([]);
    sender.open();
    expect(names()).toEqual(['page-data', 'scroll_depth']);
  });

  test('that is never given leaves nothing behind', () => {
    const sender = create();
    sender.push(PAGE);
    leave();
    expect([items(), sessionStorage.length]).toEqual([[], 0]);
  });

  test('that is denied or withdrawn drops what waits and what comes', () => {
    const sender = create({ delay: 500 });
    sender.open();
    sender.push(PAGE);
    sender.close();
    sender.push(SCROLL);
    vi.advanceTimersByTime(1000);
    leave();
    expect([items(), sessionStorage.length]).toEqual([[], 0]);
  });
});

describe('an event that was not pushed before the page was left', () => {
  test('is pushed on the next page, after its page data, once', () => {
    const sender = create({ delay: 500 });
    sender.open();
    sender.push(PAGE);
    vi.advanceTimersByTime(500);
    sender.push(SCROLL);
    leave();
    vi.advanceTimersByTime(1000);
    expect(names()).toEqual(['page-data']);
    const next = create({ pageName: 'cart' });
    next.push({ ...PAGE, routeName: 'cart' });
    next.push(OPEN);
    next.open();
    expect(items().slice(1)).toMatchObject([
      { event: 'page-data', page_name: 'cart' },
      { event: 'scroll_depth', page_name: 'p-slug' },
      { event: 'dialog_open', page_name: 'cart' },
    ]);
    expect(storedEvents.read()).toBeUndefined();
  });

  test('is pushed by the page itself when it returns from the cache, twenty times without a loss', () => {
    const sender = create({ delay: 500 });
    sender.open();
    sender.push(PAGE);
    for (let visit = 0; visit < 20; visit += 1) {
      sender.push(SCROLL);
      leave();
      sender.push({ ...PAGE, trigger: 'back-forward' });
      sender.resume();
    }
    vi.advanceTimersByTime(500);
    const counted = (name: string) => names().filter((one) => one === name).length;
    expect([counted('page-data'), counted('scroll_depth')]).toEqual([21, 20]);
  });

  test('is pushed by a restored page even if it was stored after that page was shown', () => {
    const restored = create();
    restored.open();
    restored.push(PAGE);
    const left = create({ delay: 500 });
    left.open();
    left.push(PAGE);
    left.push(SCROLL);
    restored.resume();
    leave();
    expect(names()).not.toContain('scroll_depth');
    vi.advanceTimersByTime(1000);
    expect(names().filter((name) => name === 'scroll_depth')).toEqual(['scroll_depth']);
  });

  test('is pushed at once where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const sender = create({ delay: 500 });
    sender.open();
    sender.push(PAGE);
    leave();
    expect(names()).toEqual(['page-data']);
  });
});

describe('an event that the tag manager has not read', () => {
  test('leaves the page with the visitor, and is not read there again', () => {
    const sender = create({ provider: 'gtm' });
    sender.open();
    sender.push(PAGE);
    sender.push(SCROLL);
    expect(names()).toHaveLength(2);
    leave();
    expect(names()).toEqual([]);
    expect(storedEvents.read()).toMatchObject([PAGE, SCROLL]);
  });

  test('stays where the tag manager was loaded', () => {
    const sender = create({ provider: 'gtm' });
    sender.open();
    sender.push(PAGE);
    Reflect.set(globalThis, 'google_tag_manager', {});
    leave();
    expect([names(), storedEvents.read()]).toEqual([['page-data'], undefined]);
  });

  test('is limited to the last hundred', () => {
    const sender = create({ provider: 'gtm' });
    sender.open();
    sender.push(PAGE);
    for (let count = 0; count < 150; count += 1) sender.push(SCROLL);
    leave();
    expect(storedEvents.read()).toHaveLength(100);
  });
});
