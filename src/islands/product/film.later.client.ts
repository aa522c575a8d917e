/** Starts a film as it is opened, unless the visitor wants less motion, and stops it as it is closed. */
export function attach(element: HTMLElement): void {
  const video = element.querySelector('video');
  if (!video) return;
  const follow = () => {
    if (!element.matches(':popover-open')) return video.pause();
    video.focus({ preventScroll: true });
    // A browser that does not allow it leaves the start to the controls.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.play().catch(console.debug);
  };
  element.addEventListener('toggle', follow);
  follow();
}
