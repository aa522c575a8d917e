/** Whether a `Cache-Control` value keeps a response out of every shared cache. */
export function isPrivate(policy: string | null): boolean {
  return /(^|[\s,])(private|no-store)(?=[\s,]|$)/i.test(policy ?? '');
}
