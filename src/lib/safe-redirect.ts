const BASE = 'http://own.invalid';

/** A path with query and hash on this origin, as a place to go on to; nothing for whatever leads elsewhere. */
export function safeRedirectPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  // A path that begins with two slashes would name a host where it is used next.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
