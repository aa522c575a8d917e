import { vi } from 'vitest';

/** The stylesheets of a test load at once. */
export function loadStylesheetsAtOnce(): void {
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) queueMicrotask(() => link.onload?.(new Event('load')));
  });
}

/** Lets fake time pass; modules that are imported on demand load in real time before and after. */
export async function elapse(time: number): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(time);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
