import { vi } from 'vitest';
import type { MeasuredEvent, PushedEvent } from '../../lib/measurement/event-list.ts';
import { categoryOfEvent } from '../../lib/measurement/event-categories.ts';
import type { Collector, CollectorDeps, PageContext } from './collector.ts';
import { createMemory } from './memory.ts';

/** A product page of the US shop. */
export const PAGE: PageContext = {
  routeName: 'p-slug',
  pageKind: 'product',
  place: 'product',
  path: '/p/boot',
  currency: 'USD',
  channel: 'ECOMM',
};

interface StartedCollector {
  /** In their order. */
  readonly events: readonly MeasuredEvent[];
  readonly names: () => string[];
  readonly last: () => MeasuredEvent | undefined;
  readonly memory: CollectorDeps['memory'];
  readonly viewPage: ReturnType<typeof vi.fn>;
}

const pushed: PushedEvent[] = [];

/** Throws where an event that collectors have pushed since the last call is not valid by the list of events. */
export function checkPushed(errorsOf: (event: unknown) => readonly string[]): void {
  const errors = pushed.splice(0).flatMap((event) => errorsOf(event).map((error) => `${event.event}: ${error}`));
  if (errors.length > 0) throw new Error(errors.join('; '));
}

/** Starts a collector on the document as it is. */
export function startCollector(collect: Collector, page: Partial<PageContext> = {}): StartedCollector {
  const events: MeasuredEvent[] = [];
  const memory = createMemory(() => true);
  const viewPage = vi.fn();
  const shown = { ...PAGE, ...page };
  const push = (event: MeasuredEvent) => {
    pushed.push({ ...event, event_category: categoryOfEvent(event.event), page_name: shown.routeName });
    events.push(event);
  };
  collect({ push, page: shown, memory, viewPage });
  return { events, memory, viewPage, names: () => events.map(({ event }) => event), last: () => events.at(-1) };
}

/** Elements that are observed; `show` brings one into view. */
export function replaceIntersections() {
  let report: IntersectionObserverCallback = () => undefined;
  const observed = new Set<Element>();
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const show = (element: Element | null) => {
    if (!element || !observed.has(element)) return;
    // All that the collector reads.
    const entry = { isIntersecting: true, target: element } as IntersectionObserverEntry;
    report([entry], new FakeObserver(report) as unknown as IntersectionObserver);
  };
  return { show };
}

interface FakeCall {
  readonly name: string;
  readonly responseStatus: number;
}

/** The browser's record of requests; `call` adds one. */
export function replaceCalls(before: readonly FakeCall[] = []) {
  const observers: ((calls: readonly FakeCall[]) => void)[] = [];
  class FakeObserver {
    report: (calls: readonly FakeCall[]) => void;
    constructor(callback: (list: { getEntries: () => readonly FakeCall[] }) => void) {
      this.report = (calls) => callback({ getEntries: () => calls });
    }
    observe(): void {
      observers.push(this.report);
      this.report(before);
    }
    takeRecords = () => [];
    disconnect(): void {
      observers.splice(observers.indexOf(this.report), 1);
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  const address = (path: string) => `${location.origin}${path}`;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => Object.assign([], before)); // all that is read
  return {
    call(path: string, responseStatus = 200) {
      for (const report of observers) report([{ name: address(path), responseStatus }]);
    },
  };
}

/** Records the listeners that a page adds from now on; the returned function removes them, as leaving the page does. */
export function recordListeners(): () => void {
  const added: (() => void)[] = [];
  for (const target of [globalThis, document] as const) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof document.addEventListener>) => {
      added.push(() => target.removeEventListener(...args));
      add(...args);
    });
  }
  return () => {
    for (const remove of added) remove();
  };
}
