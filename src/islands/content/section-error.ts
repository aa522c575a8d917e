/** What the server logs about a section whose script failed; the section's HTML stays. */
export interface SectionError {
  readonly type: string;
  readonly id: string;
  readonly phase: 'hydration';
  readonly message: string;
}

const reported = new Set<string>();

/** Reports the section around `element`, once per page. */
export function reportSectionError(element: Element, cause: unknown): void {
  const section = element.closest<HTMLElement>('[data-section-id]');
  const { sectionType: type = 'unknown', sectionId: id = 'unknown' } = section?.dataset ?? {};
  console.error(`The script of section ${type} "${id}" failed; its content stays.`, cause);
  if (reported.has(`${type} ${id}`)) return;
  reported.add(`${type} ${id}`);
  const error: SectionError = { type, id, phase: 'hydration', message: String(cause).slice(0, 500) };
  navigator.sendBeacon('/fapi/section-error', new Blob([JSON.stringify(error)], { type: 'application/json' }));
}
