const OWN = 'http://own.invalid';

/** A path with query and hash on this origin, as a place to go on to; nothing for whatever leads elsewhere. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, OWN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  // A path that begins with two slashes would name a host where it is used next.
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
