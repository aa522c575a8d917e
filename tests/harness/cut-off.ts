import type { Page } from '@playwright/test';

/**
 * Lets no call of the pattern out of the page until the answer is called. The route stays: taken away while calls are on their way it
 * can leave one without an answer.
 */
export async function cutOff(page: Page, pattern: string): Promise<() => void> {
  let isOff = true;
  await page.route(pattern, (route) => (isOff ? route.abort() : route.continue()));
  return () => void (isOff = false);
}
