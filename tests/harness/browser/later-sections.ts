import type { Page } from '@playwright/test';

/** Waits until all sections and the footer are laid out: on a phone, later ones are laid out in idle moments. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-slot] > [data-section-id], .shop-footer')].every(
      (section) => getComputedStyle(section).contentVisibility !== 'auto',
    ),
  );
}
