export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) || undefined;
}

/** Until the browser is closed, or for `maxAge` seconds. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
}
