import type { ServerResponse } from 'node:http';

export interface ReadableCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  readonly isSecure: boolean;
}

/**
 * Sets a cookie that scripts can read and remove, with whatever response follows. The first value of a name counts, so that
 * one request never sets two.
 */
export function setReadableCookie(response: ServerResponse, { name, value, seconds, isSecure }: ReadableCookie): void {
  const present = [response.getHeader('set-cookie') ?? []].flat().map(String);
  if (present.some((cookie) => cookie.startsWith(`${name}=`))) return;
  const attributes = `Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  response.appendHeader('set-cookie', `${name}=${value}; ${attributes}`);
}
