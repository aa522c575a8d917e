/** Measurements of the probe in the page, in milliseconds since the navigation began. */
export interface Probe {
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
  const probe = { visibleAt: 0, taps: 0, cartTapAt: 0, shellAt: 0, linesAt: 0 };
  window.probe = probe;
  const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
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
