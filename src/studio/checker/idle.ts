/** After this long without keyboard or pointer input a check may block the page's thread. */
const REST_TIME_MS = 1_200;
const INPUTS = ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'] as const;

export interface Rest {
  /** Resolves once the editor is idle. */
  reached(): Promise<void>;
  /** Aborted by the next input; returns a new signal each time. */
  interruption(): AbortSignal;
}

/** Watches the page and the workspace around it, which shares the page's thread. */
export function watchRest(window: Window): Rest {
  let lastInput = -Infinity;
  let controller = new AbortController();
  const noteActivity = (): void => {
    lastInput = performance.now();
    controller.abort();
  };
  for (const page of pagesAround(window)) {
    for (const name of INPUTS) page.addEventListener(name, noteActivity, { capture: true, passive: true });
  }
  return {
    async reached() {
      for (;;) {
        const left = lastInput + REST_TIME_MS - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    interruption() {
      controller = new AbortController();
      return controller.signal;
    },
  };
}

/** Returns the documents of the page and of its same-origin ancestors. */
function pagesAround(window: Window): readonly Document[] {
  const pages: Document[] = [];
  for (let at = window; ; at = at.parent) {
    try {
      pages.push(at.document);
    } catch {
      // The parent is of another origin, so its events cannot be observed.
      return pages;
    }
    if (at.parent === at) return pages;
  }
}
