import { idle } from './run-when-idle.ts';

/** Milliseconds of an idle moment that a section takes on a slow phone. */
const SECTION_TIME = 35;

declare global {
  /** Is resolved when the web fonts apply (`layouts/document/after-first-paint.ts`). */
  var webFonts: Promise<unknown> | undefined;
}

/**
 * Lays out the sections and the footer that the stylesheet of phones has skipped (`ui/layout.css`), in idle moments, so
 * that the page has its height and its text is found everywhere. After the web fonts, with which they would be laid out
 * anew.
 */
export async function layOutLaterSections(): Promise<void> {
  await globalThis.webFonts;
  let moment: IdleDeadline | undefined;
  for (const section of document.querySelectorAll<HTMLElement>('[data-slot]>[data-section-id],.shop-footer')) {
    if (!moment || moment.timeRemaining() < SECTION_TIME) moment = await idle();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
  }
}
