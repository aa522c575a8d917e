const VIEWPORTS = 4;

/** Shows the button on a long page once its first screen is left behind: `[data-past]` covers that screen (`BackToTop.astro`). */
export function startBackToTop(): void {
  const mark = document.querySelector('[data-past]');
  const button = document.querySelector<HTMLElement>('[data-action="to-top"]');
  if (!mark || !button) return;
  const isLong = () => document.documentElement.scrollHeight > VIEWPORTS * innerHeight;
  new IntersectionObserver((entries) => {
    button.hidden = !!entries.at(-1)?.isIntersecting || !isLong();
  }).observe(mark);
}

/** The focus goes along, or the next key would bring the visitor back down. Scrolling is as smooth as the style sheet allows. */
export function toTop(button: HTMLElement): void {
  button.ariaBusy = null;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
