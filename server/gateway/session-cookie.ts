import { SESSION_SECONDS, type Session, type SessionSeal } from './session.ts';

export interface SessionCookie {
  read(request: Request): Promise<Session | undefined>;
  write(headers: Headers, session: Session): Promise<void>;
  clear(headers: Headers): void;
}

/** The cookie that carries the sealed session: for this host only, over https where the shop is, never to scripts. */
export function createSessionCookie(seal: SessionSeal, { isSecure }: { isSecure: boolean }): SessionCookie {
  const name = isSecure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    async read(request) {
      const sealed = valueOf(request.headers.get('cookie'), name);
      return sealed === undefined ? undefined : seal.open(sealed);
    },
    async write(headers, session) {
      headers.append('set-cookie', `${name}=${await seal.seal(session)}; Max-Age=${SESSION_SECONDS}; ${attributes}`);
    },
    clear(headers) {
      headers.append('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

function valueOf(cookies: string | null, name: string): string | undefined {
  const start = `${name}=`;
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) || undefined;
}
