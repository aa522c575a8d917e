/** Nobody has typed, pressed or touched anything for this long: a check may take the page's thread. */
const REST_TIME_MS = 1_200;
const INPUTS = ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'] as const;

export interface Rest {
  /** Resolves once the editor is at rest. */
  reached(): Promise<void>;
  /** Aborted by the next input; a new one for each call. */
  interruption(): AbortSignal;
}

/** Watches the page, and the workspace around it, which shares the page's thread. */
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

/** The page and what frames it, as far as it is the shop's own. */
function pagesAround(window: Window): readonly Document[] {
  const pages: Document[] = [];
  for (let at = window; ; at = at.parent) {
    try {
      pages.push(at.document);
    } catch {
      // Somebody else's page around the shop's: nothing of it can be watched.
      return pages;
    }
    if (at.parent === at) return pages;
  }
}
