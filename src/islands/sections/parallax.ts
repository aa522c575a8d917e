import { scroll } from 'framer-motion/dom';

/** Moves a section with the page where the browser has no scroll-driven animation: `--scrolled` runs from 0 to 1 while it passes. */
export function attach(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  scroll((progress: number) => element.style.setProperty('--scrolled', String(progress)), {
    target: element,
    offset: ['start end', 'end start'],
  });
}
