import type { Page } from '@playwright/test';

/**
 * Blocks requests that match the pattern until the returned function is called. The route stays registered: removing it
 * while requests are pending can leave one without a response.
 */
export async function cutOff(page: Page, pattern: string): Promise<() => void> {
  let isOff = true;
  await page.route(pattern, (route) => (isOff ? route.abort() : route.continue()));
  return () => void (isOff = false);
}
