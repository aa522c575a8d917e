/** A page in the frame of an editors' tool: its natural address is shown to its own scripts, and every way leads to framed pages. */

const PREFIX = '/cms/page';
/** What the tool chose stays chosen from page to page. */
const KEPT = ['previewDate', 'previewRevision', 'testContext', 'cms', 'siteId', 'visitor', 'fixture'];

export function startFrame(): void {
  if (window.parent === window || !location.pathname.startsWith(PREFIX)) return;
  const chosen = new URLSearchParams(location.search);
  const path = location.pathname.slice(PREFIX.length) || '/';
  history.replaceState(history.state, '', path + location.search + location.hash);
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (event.hashChange || !event.cancelable || target.origin !== location.origin) return;
    if (event.navigationType === 'traverse' || isTool(target.pathname)) return;
    if (event.formData !== null || event.destination.sameDocument) return;
    event.preventDefault();
    location.replace(framed(target, chosen));
  });
}

function isTool(path: string): boolean {
  return path.startsWith('/cms/') || path.startsWith('/sandbox/');
}

function framed(target: URL, chosen: URLSearchParams): string {
  for (const name of KEPT) {
    const value = chosen.get(name);
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return PREFIX + target.pathname + target.search + target.hash;
}
