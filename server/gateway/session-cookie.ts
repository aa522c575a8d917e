import { cookieValue } from '../http/cookie-value.ts';
import { SESSION_SECONDS, type Session, type SessionSeal } from './session.ts';

export interface SessionCookie {
  read(request: Request): Promise<Session | undefined>;
  /** `headers` are those of the response to `request`. */
  write(headers: Headers, session: Session, request: Request): Promise<void>;
  clear(headers: Headers, request: Request): void;
}

/** Stands beside the cookie of a session with a store's associate: pages with it are rendered for the store. Grants nothing. */
const IN_STORE = 'in-store';

/** Whether a request comes from a browser that a store's associate is connected to. */
export const isInStore = (cookies: string | null | undefined): boolean => cookieValue(cookies, IN_STORE) !== undefined;

/**
 * Stands beside the cookie of a customer who prefers a shoe size: product pages choose it. Grants nothing. This and the next
 * are functional (docs/contract.md#consent), and scripts can remove them.
 */
const SHOE_SIZE = 'shoe-size';

/** Stands beside the cookie of a visitor who chose a store: pages show what it has. Grants nothing. */
const MY_STORE = 'my-store';

/** Id of the store that the visitor who sends a request chose. */
export const chosenStore = (cookies: string | null | undefined): string | undefined => decodedValue(cookies, MY_STORE);

/** The shoe size that the customer who sends a request prefers, as profiles store it. */
export function preferredShoeSize(cookies: string | null | undefined): string | undefined {
  return decodedValue(cookies, SHOE_SIZE);
}

function decodedValue(cookies: string | null | undefined, name: string): string | undefined {
  const value = cookieValue(cookies, name);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

interface SessionCookieOptions {
  readonly isSecure: boolean;
  /** Whether the visitor allows what is functional; by default they do. */
  readonly allowsFunctional?: ((request: Request, siteId: string | undefined) => boolean) | undefined;
}

/** The cookie that carries the sealed session: for this host only, over https where the shop is, never to scripts. */
export function createSessionCookie(seal: SessionSeal, options: SessionCookieOptions): SessionCookie {
  const { isSecure, allowsFunctional = () => true } = options;
  const name = isSecure ? '__Host-session' : 'session';
  const readable = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const attributes = readable.replace('Path=/;', 'Path=/; HttpOnly;');
  return {
    async read(request) {
      const sealed = cookieValue(request.headers.get('cookie'), name);
      return sealed === undefined ? undefined : seal.open(sealed);
    },
    async write(headers, session, request) {
      const lifetime = session.isInStore ? '' : `Max-Age=${SESSION_SECONDS}; `;
      headers.append('set-cookie', `${name}=${await seal.seal(session)}; ${lifetime}${attributes}`);
      if (session.isInStore) headers.append('set-cookie', `${IN_STORE}=1; ${attributes}`);
      else expire(IN_STORE, headers, request);
      const companions = { [SHOE_SIZE]: session.shoeSize, [MY_STORE]: session.myStore };
      const isAllowed = allowsFunctional(request, session.siteId);
      for (const [companion, value = ''] of Object.entries(companions))
        if (value === '' || !isAllowed) expire(companion, headers, request);
        else headers.append('set-cookie', `${companion}=${encodeURIComponent(value)}; ${lifetime}${readable}`);
    },
    clear(headers, request) {
      headers.append('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
      expire(IN_STORE, headers, request);
      expire(SHOE_SIZE, headers, request);
      expire(MY_STORE, headers, request);
    },
  };

  function expire(companion: string, headers: Headers, request: Request): void {
    if (cookieValue(request.headers.get('cookie'), companion) !== undefined)
      headers.append('set-cookie', `${companion}=; Max-Age=0; ${attributes}`);
  }
}
