const VIEWPORTS = 4;

/**
 * The focus moves as well, otherwise the next key press would scroll back down. The stylesheet decides on smooth
 * scrolling.
 */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/**
 * Shows the button on a long page once its first screen is scrolled past: `[data-past]` covers that screen
 * (`BackToTop.astro`).
 */
export function startBackToTop(): void {
  const mark = document.querySelector('[data-past]');
  const button = document.getElementById('to-top');
  if (!mark || !button) return;
  button.addEventListener('click', toTop);
  new IntersectionObserver((entries) => {
    const isShort = document.documentElement.scrollHeight <= VIEWPORTS * innerHeight;
    button.hidden = isShort || !!entries.at(-1)?.isIntersecting;
  }).observe(mark);
}
