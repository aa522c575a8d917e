/** Measurements of the probe in the page, in milliseconds since the navigation began. */
export interface Probe {
  lcp: number;
  cls: number;
  tbt: number;
  inp: number;
  /** When the button was in the document and the page was painted. */
  visibleAt: number;
  taps: number;
  cartTapAt: number;
  shellAt: number;
  linesAt: number;
}

declare global {
  interface Window {
    probe: Probe;
    /** Clears the measurement of the cart's last opening. */
    watchCart(): void;
  }
}

export interface Taps {
  readonly count: number;
  /** Product whose "Add to cart" is tapped; its stock is sufficient. */
  readonly productName: string;
}

/** Runs in the page before its own scripts; taps on "Add to cart" from the moment the button is visible. */
export function installProbe(taps: Taps): void {
  const probe = { lcp: 0, cls: 0, tbt: 0, inp: 0, visibleAt: 0, taps: 0, cartTapAt: 0, shellAt: 0, linesAt: 0 };
  window.probe = probe;
  const observe = (type: string, record: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(record));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', (entry) => (probe.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) probe.cls += Number(entry.value);
  });
  // Total blocking time starts at the first contentful paint: nobody can tap before it.
  const paintedAt = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  observe('longtask', ({ startTime, duration }) => {
    const blocked = startTime + duration - Math.max(startTime, paintedAt());
    probe.tbt += Math.max(0, blocked - 50);
  });
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) probe.inp = Math.max(probe.inp, entry.duration);
  });

  const isPainted = (): boolean => paintedAt() < Infinity;
  const findButton = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[data-action="add-to-cart"]')].find(
      (button) => button.offsetHeight > 0 && button.dataset['name'] === taps.productName,
    );
  const tap = (): void => {
    if (probe.taps >= taps.count) return;
    findButton()?.click();
    probe.taps += 1;
    setTimeout(tap, 25);
  };
  const waitForButton = (): void => {
    if (!isPainted() || findButton() === undefined) {
      requestAnimationFrame(waitForButton);
      return;
    }
    probe.visibleAt = performance.now();
    tap();
  };
  if (taps.count > 0) requestAnimationFrame(waitForButton);

  const watch = (): void => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
    if (probe.cartTapAt > 0 && dialog?.matches(':popover-open, [open]') && probe.shellAt === 0)
      probe.shellAt = performance.now();
    if (probe.shellAt > 0 && dialog?.querySelector('input[type="number"]')) probe.linesAt = performance.now();
    if (probe.linesAt === 0) requestAnimationFrame(watch);
  };
  window.watchCart = () => {
    Object.assign(probe, { cartTapAt: 0, shellAt: 0, linesAt: 0 });
    requestAnimationFrame(watch);
  };
  addEventListener(
    'pointerdown',
    (event) => {
      const isCart = event.target instanceof Element && event.target.closest('[data-action="open-cart"]');
      if (isCart && probe.cartTapAt === 0) probe.cartTapAt = performance.now();
    },
    true,
  );
}
