/** What the server logs about a section whose script failed; the section's HTML stays. */
export interface SectionError {
  readonly type: string;
  readonly id: string;
  readonly phase: 'hydration';
  readonly message: string;
}

/** Reports the section around `element`, once, and marks it for the collector (`src/features/monitoring`). */
export function reportSectionError(element: HTMLElement, cause: unknown): void {
  const { dataset } = element.closest<HTMLElement>('[data-section-id]') ?? element;
  const { sectionType: type = 'unknown', sectionId: id = 'unknown', failure } = dataset;
  console.error(`The script of section ${type} "${id}" failed; its content stays.`, cause);
  if (failure) return;
  const message = (dataset.failure = String(cause).slice(0, 500));
  const error: SectionError = { type, id, phase: 'hydration', message };
  navigator.sendBeacon('/fapi/section-error', new Blob([JSON.stringify(error)], { type: 'application/json' }));
}
