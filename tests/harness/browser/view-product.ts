import { expect, type Page } from '@playwright/test';

/** Opens a product page and lets time pass, a hundred times as fast for animations, until it counts as viewed. */
export async function viewProduct(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await page.goto(path);
  const read = () => page.evaluate(() => document.querySelector('.product__view')?.getBoundingClientRect().top);
  await expect.poll(read).toBe(0);
}
