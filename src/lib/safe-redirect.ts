const BASE = 'http://own.invalid';

/** A path with query and hash on this origin, as a safe redirect target; `undefined` for any other address. */
export function safeRedirectPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  // A path that begins with two slashes would be read as a host.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
