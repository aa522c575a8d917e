/** What a page observes of itself, in milliseconds since the navigation began; 0 where nothing happened. */
export interface PageProbe {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  readonly longTasks: Span[];
  readonly frames: Frame[];
  /** Durations of the events of interactions, from the input to the next paint; those below 16 ms are not reported. */
  readonly events: number[];
}

export interface Span {
  readonly start: number;
  readonly duration: number;
}

/** A frame that took 50 ms or more, and what it consisted of. */
export interface Frame extends Span {
  /** Styles and layout at the end of the frame. */
  readonly layout: number;
  readonly scripts: readonly { readonly source: string; readonly duration: number; readonly layout: number }[];
}

declare global {
  interface Window {
    pageProbe: PageProbe;
  }
}

/** Runs in the page before its own scripts. */
export function installPageProbe(): void {
  const probe: PageProbe = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, longTasks: [], frames: [], events: [] };
  window.pageProbe = probe;
  const observe = (type: string, record: (entry: PerformanceEntry) => void): void => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.lcp = entry.startTime;
    if ('element' in entry && entry.element instanceof Element) probe.lcpElement = entry.element.localName;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) probe.cls += Number(entry.value);
  });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) probe.events.push(entry.duration);
  });
  observe('long-animation-frame', (entry) => {
    if (!('scripts' in entry && Array.isArray(entry.scripts) && 'styleAndLayoutStart' in entry)) return;
    const { startTime: start, duration, scripts } = entry;
    const layoutStart = Number(entry.styleAndLayoutStart);
    const layout = layoutStart > 0 ? start + duration - layoutStart : 0;
    const named = scripts.map((script) => ({
      source: `${script.invokerType} ${script.sourceURL.split('/').at(-1) || 'document'}`,
      duration: script.duration,
      layout: script.forcedStyleAndLayoutDuration,
    }));
    probe.frames.push({ start, duration, layout, scripts: named });
  });
}
