/**
 * Moves a section on scroll in browsers without scroll-driven animations: `--scrolled` runs from 0 to 1 while the
 * section crosses the viewport. The keyframes are in the page's stylesheet (`src/registry/parallax.ts`).
 */
export function attach(element: HTMLElement): void {
  if (CSS.supports('animation-timeline: view()')) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  void follow(element);
}

async function follow(element: HTMLElement): Promise<void> {
  const { scroll } = await import('framer-motion/dom');
  scroll((progress: number) => element.style.setProperty('--scrolled', String(progress)), {
    target: element,
    offset: ['start end', 'end start'],
  });
}
