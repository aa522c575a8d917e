const SHAPE = /^[\w-]{20,200}$/;

/**
 * Name of the cookie that holds the token of a mailed link, so that the token is not exposed to scripts, addresses and
 * logs.
 */
const resetCookieName = (isSecure: boolean) => (isSecure ? '__Host-reset' : 'reset');

/** Lifetime of a link. */
const SECONDS = 60 * 60;

/** The `Set-Cookie` value; an empty token deletes the cookie. */
export function resetCookie(token: string, isSecure: boolean): string {
  const age = token === '' ? 0 : SECONDS;
  const attributes = `Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${resetCookieName(isSecure)}=${token}; ${attributes}`;
}

/** The token in the cookies of a request. */
export function readResetToken(cookies: string | null, isSecure: boolean): string | undefined {
  const start = `${resetCookieName(isSecure)}=`;
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return asResetToken(found?.slice(start.length));
}

export function asResetToken(text: string | null | undefined): string | undefined {
  return text && SHAPE.test(text) ? text : undefined;
}
