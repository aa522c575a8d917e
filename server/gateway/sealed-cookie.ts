/** A cookie for this host only, https-only where the shop is on https, and not readable by scripts. */
export interface SealedCookie {
  read(request: Request): string | undefined;
  /** Returns the header that sets the cookie until `expiresAt` (milliseconds since 1970); an empty value deletes it. */
  write(value: string, expiresAt: number): string;
}

export function createSealedCookie(plainName: string, { isSecure }: { readonly isSecure: boolean }): SealedCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const start = `${name}=`;
  return {
    read: (request) =>
      request.headers
        .get('cookie')
        ?.split(/;\s*/)
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length) || undefined,
    write(value, expiresAt) {
      const seconds = value === '' ? 0 : Math.max(0, Math.floor((expiresAt - Date.now()) / 1000));
      return `${start}${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
}
