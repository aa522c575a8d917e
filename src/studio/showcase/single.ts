/**
 * In the showcase's frame, links open in a new tab: the shop's pages may not be framed, and the sample stays visible.
 */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.getAttribute('href')?.startsWith('#') || event.defaultPrevented) return;
  link.target = '_blank';
}

if (window.parent !== window) document.addEventListener('click', openBeside);
