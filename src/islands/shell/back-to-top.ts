const VIEWPORTS = 4;

/** The focus goes along, or the next key would bring the visitor back down. Scrolling is as smooth as the style sheet allows. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** Shows the button on a long page once its first screen is left behind: `[data-past]` covers that screen (`BackToTop.astro`). */
export function startBackToTop(): void {
  const mark = document.querySelector('[data-past]');
  const button = document.getElementById('to-top');
  if (!mark || !button) return;
  button.addEventListener('click', toTop);
  const isLong = () => document.documentElement.scrollHeight > VIEWPORTS * innerHeight;
  new IntersectionObserver((entries) => {
    button.hidden = !!entries.at(-1)?.isIntersecting || !isLong();
  }).observe(mark);
}
