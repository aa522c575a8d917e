import { createHash, randomBytes } from 'node:crypto';
import { createPreviewLinks } from '../../server/studio/preview-links.ts';
import type { Editor } from '../../src/cms/preview/editor.ts';
import { PASSWORD } from './identity.ts';
import { startShop, type Shop } from './shop.ts';

export const EDITOR = 'editor@example.com';
const SECRET = 'a secret of nobody but these tests, 48 characters';

/** A shop where editing requires permission; drafts and accounts are those of the demo. */
export function startEditorShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  return startShop({ env: { APP_ENV: 'dev', SEED_DEMO: 'true', SESSION_SECRET: SECRET, ...env } });
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly text: string;
}

/** A client without a browser: one cookie jar, and redirects are not followed. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async send(method: string, path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = {
      origin: this.#origin,
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = { method, headers, redirect: 'manual' as const };
    const answer = await fetch(
      this.#origin + path,
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const { status, headers: received } = answer;
    const isEndless = received.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isEndless) await answer.body?.cancel();
    const text = isEndless ? '' : await answer.text();
    return { status, location: received.get('location'), headers: received, text };
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  async signIn(username: string): Promise<this> {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const contact = { username, password: PASSWORD, codeChallenge, recaptcha_response: 'sandbox-pass' };
    await this.send('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    const { authorizationCode } = JSON.parse((await this.send('POST', '/api/consumers-v3/auth/signin', contact)).text);
    const token = { type: 'Registered', codeVerifier, authorizationCode, guestObjects: {} };
    const { status, text } = await this.send('POST', '/api/token/v2/auth/token', token);
    if (status !== 200) throw new Error(`signing in as ${username} answered ${status}: ${text}`);
    return this;
  }

  /** A guest whose session an associate of a store is connected to. */
  async connectAssociate(): Promise<this> {
    await this.send('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: PASSWORD };
    const { status, text } = await this.send('POST', '/api/consumers-v3/consumer/agent/login', associate);
    if (status !== 200) throw new Error(`the associate's sign-in answered ${status}: ${text}`);
    return this;
  }

  hold(name: string, value: string): this {
    this.#cookies.set(name, value);
    return this;
  }
}

const by: Editor = { name: 'Eden Marsh', email: EDITOR, role: 'editor', signedInBy: 'account' };

/** Returns a link's token, also an expired one, signed with the shop's secret. */
export function linkToken(expiresAt: number, change: { readonly locale?: string; readonly query?: string } = {}) {
  const links = createPreviewLinks({ secret: SECRET, isSecure: false, rights: { isStill: async () => true } });
  const { locale = 'en-us', query = '' } = change;
  const siteId = locale.split('-')[1] ?? '';
  return links.make({ siteId, locale, path: '/', query, by }, expiresAt);
}
