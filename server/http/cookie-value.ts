/** Value of a cookie in a `Cookie` header, as it was sent; `undefined` also for an empty one. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) || undefined;
}
