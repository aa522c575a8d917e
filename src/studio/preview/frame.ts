/** A page in the studio's frame: its scripts see its canonical URL, and every link targets framed pages. */
import { CHOICE_NAMES, frameAddress, parsePreviewAddress } from '../../cms/preview/preview-choices.ts';
import { dispatchPreviewEvent } from '../lib/preview-events.ts';

const PREFIX = '/cms/page';

/** Returns whether this page is framed. */
export function startFrame(): boolean {
  if (window.parent === window || !location.pathname.startsWith(PREFIX)) return false;
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
  navigation.addEventListener('currententrychange', () => dispatchPreviewEvent(document, 'preview:moved', undefined));
  return true;
}

/** Returns the URL that the page was loaded from, framed or not. */
export function framedHref(): string {
  const address = location.pathname + location.search;
  return window.parent === window ? address : PREFIX + address;
}

function isTool(path: string): boolean {
  return path.startsWith('/cms/') || path.startsWith('/sandbox/');
}

/** Carries the preview choices to the linked page. */
function framed(target: URL, chosen: URLSearchParams): string {
  for (const name of CHOICE_NAMES) {
    const value = chosen.get(name);
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return frameAddress(parsePreviewAddress(target.pathname + target.search + target.hash));
}
