import type { Page } from '@playwright/test';

export interface PausedScripts {
  /** Resolves once a script is paused, or the page is quiet without it. */
  reached(): Promise<unknown>;
  /** Ends the requests of all other scripts, also of those to come. */
  end(how: 'continue' | 'abort'): void;
}

/** Delivers the first scripts of the page, as many as `count`; the others wait until `end` is called. */
export async function pauseScripts(page: Page, count: number): Promise<PausedScripts> {
  const { promise: ending, resolve: end } = Promise.withResolvers<'continue' | 'abort'>();
  const { promise: holding, resolve: hold } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    requests += 1;
    if (requests <= count) return route.continue();
    hold();
    const how = await ending;
    // The page may be left already.
    await route[how]().catch(() => undefined);
  });
  return { reached: () => Promise.race([holding, page.waitForLoadState('networkidle')]), end };
}
