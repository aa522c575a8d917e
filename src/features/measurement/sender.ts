import { categoryOfEvent } from '../../lib/measurement/event-categories.ts';
import type { MeasuredEvent, PushedEvent } from '../../lib/measurement/event-list.ts';
import type { StoredValue } from '../../lib/storage/stored-value.ts';

declare global {
  interface DocumentEventMap {
    /** Dispatched with each event as it is pushed. */
    measurement: CustomEvent<PushedEvent>;
  }
}

/** The browser's data layer and what reads it. */
export interface DataLayer {
  /** Appends an item to `window.dataLayer`. */
  push(item: object): void;
  /** Removes items that nothing has read. */
  remove(items: ReadonlySet<object>): void;
  /** Whether the tag manager reads items as they are pushed; before that they are only stored. */
  isRead(): boolean;
}

interface SenderOptions {
  readonly layer: DataLayer;
  /** Milliseconds from an event to its push. */
  readonly delay: number;
  /** The route of the page. */
  readonly pageName: string;
  /** Events that leave the page with the visitor. */
  readonly stored: StoredValue<readonly PushedEvent[]>;
}

/** The one adapter between the shop and its tag manager (docs/measurement.md). */
export interface Sender {
  push(event: MeasuredEvent): void;
  /** The visitor allows analytics: what has waited is pushed. */
  open(): void;
  /** The visitor does not: what has waited is dropped, and so is every event until `open`. */
  close(): void;
  /** The page is back from the back/forward cache. */
  resume(): void;
}

const MAX_STORED = 100;
/** Milliseconds after which a restored page reads again: what the page before stored can arrive after it was shown. */
const LATE_MS = 1000;
const isPageData = ({ event }: PushedEvent) => event === 'page-data';

export function createSender({ layer, delay, pageName, stored }: SenderOptions): Sender {
  let state: 'waiting' | 'open' | 'closed' = 'waiting';
  /** Not pushed yet: no consent, no page data, or within the delay. */
  let waiting: PushedEvent[] = [];
  /** Pushed, but nothing has read them. */
  let unread: PushedEvent[] = [];
  const scheduled = new Set<PushedEvent>();
  let hasPageData = false;

  function deliver(item: PushedEvent): void {
    const position = waiting.indexOf(item);
    if (position === -1 || state !== 'open') return;
    waiting.splice(position, 1);
    scheduled.delete(item);
    // A tag manager merges objects: items of the event before would remain.
    if ('ecommerce' in item) layer.push({ ecommerce: null });
    layer.push(item);
    unread = layer.isRead() ? [] : [...unread, item];
    document.dispatchEvent(new CustomEvent('measurement', { detail: item }));
    if (isPageData(item)) document.dispatchEvent(new CustomEvent('page-data'));
  }

  function schedule(): void {
    if (state !== 'open' || !hasPageData) return;
    for (const item of waiting.slice()) {
      if (delay === 0) deliver(item);
      else if (!scheduled.has(item)) {
        scheduled.add(item);
        setTimeout(deliver, delay, item);
      }
    }
  }

  /** What another page, or this one before it was left, had to leave behind. */
  function take(): void {
    const left = stored.read() ?? [];
    if (left.length === 0) return;
    stored.remove();
    const first = waiting.findIndex(isPageData) + 1;
    waiting.splice(first, 0, ...left);
  }

  function leave(): void {
    if (state !== 'open') return;
    if (layer.isRead()) unread = [];
    const left = [...unread, ...waiting];
    if (left.length === 0) return;
    if (!stored.write(left.slice(-MAX_STORED))) {
      for (const item of waiting.slice()) deliver(item);
      return;
    }
    layer.remove(new Set(unread));
    [waiting, unread] = [[], []];
    scheduled.clear();
  }

  addEventListener('pagehide', leave);

  function takeUp(): void {
    if (state !== 'open') return;
    take();
    schedule();
  }

  return {
    push(event) {
      if (state === 'closed') return;
      const item: PushedEvent = { ...event, event_category: categoryOfEvent(event.event), page_name: pageName };
      if (isPageData(item) && !hasPageData) waiting.unshift(item);
      else waiting.push(item);
      hasPageData ||= isPageData(item);
      schedule();
    },
    open() {
      state = 'open';
      takeUp();
    },
    resume() {
      takeUp();
      setTimeout(takeUp, LATE_MS);
    },
    close() {
      state = 'closed';
      [waiting, unread, hasPageData] = [[], [], false];
      scheduled.clear();
      stored.remove();
    },
  };
}
