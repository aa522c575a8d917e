import type { Page } from '@playwright/test';
import type { Report } from '../../../src/studio/lib/checker-report.ts';

/** Requests a check of the page, like the workspace. */
export function checkAccessibility(page: Page): Promise<Report> {
  return page.evaluate(
    () =>
      new Promise<Report>((resolve) => {
        // As: the event is dispatched by the page.
        const take = (event: Event) => resolve((event as CustomEvent<Report>).detail);
        document.addEventListener('checker:report', take, { once: true });
        document.dispatchEvent(new CustomEvent('checker:run'));
      }),
  );
}

export const WIDTHS = [375, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Formats the findings of a page at a width and in a theme for the message of a failed test. */
export async function findingsAt(
  page: Page,
  width: (typeof WIDTHS)[number],
  colorScheme: (typeof SCHEMES)[number],
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  const { findings, sections, url } = await checkAccessibility(page);
  const at = `${new URL(url).pathname} at ${width} px, ${colorScheme}`;
  if (sections.length === 0) return [`${at}: no section was checked`];
  return findings.map(({ rule, sectionId, summary }) => `${at}: ${rule} ${sectionId}: ${summary}`);
}
