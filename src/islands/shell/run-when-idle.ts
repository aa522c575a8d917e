/** Longest wait (ms) for an idle moment: a page that loads many images has none. */
const MAX_WAIT = 300;

/** Resolves in the next idle moment; Safari has none, and goes on after the current task. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: MAX_WAIT });
    else setTimeout(resolve);
  });

/**
 * Runs the steps in order, each in an idle moment of its own, so that input and painting come between. An error ends
 * its own step alone.
 */
export async function runWhenIdle(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await idle();
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}
