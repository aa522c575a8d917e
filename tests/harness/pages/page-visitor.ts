import { createHash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { freshEmail, PASSWORD } from '../identity.ts';
import { CAPTCHA } from '../purchase.ts';

export interface PageAnswer {
  readonly status: number;
  /** Path and query that the response leads to; empty for most. */
  readonly location: string;
  readonly type: string;
  readonly text: string;
}

const MAX_REDIRECTS = 5;
const code = z.object({ authorizationCode: z.string() });

/** A visitor of a running shop by plain requests, with cookies of their own: pages, forms and operations without a browser. */
export class PageVisitor {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  /** Limits count by address; the shop of the test trusts the header (`own-shop-test.ts`). */
  readonly #address = `10.2.${randomInt(256)}.${randomInt(256)}`;

  constructor(origin: string, cookies: Iterable<readonly [string, string]> = []) {
    this.origin = origin;
    this.cookies = new Map(cookies);
  }

  static async guest(origin: string): Promise<PageVisitor> {
    const visitor = new PageVisitor(origin);
    await visitor.call('POST', '/token/v2/auth/token', { type: 'Guest' });
    return visitor;
  }

  static async signUp(origin: string, fields: object = {}): Promise<PageVisitor> {
    const names = { email: freshEmail(), firstName: 'Ada', lastName: 'Walker' };
    return PageVisitor.#enter(origin, '/consumers-v3/auth/signup', { ...names, password: PASSWORD, ...fields });
  }

  static signIn(origin: string, username: string): Promise<PageVisitor> {
    return PageVisitor.#enter(origin, '/consumers-v3/auth/signin', { username, password: PASSWORD });
  }

  static async #enter(origin: string, path: string, request: object): Promise<PageVisitor> {
    const visitor = await PageVisitor.guest(origin);
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { authorizationCode } = code.parse(
      await visitor.call('POST', path, { ...request, ...CAPTCHA, codeChallenge }),
    );
    await visitor.call('POST', '/token/v2/auth/token', { type: 'Registered', codeVerifier, authorizationCode });
    return visitor;
  }

  /** The same browser from here on, twice. */
  copy(): PageVisitor {
    return new PageVisitor(this.origin, this.cookies);
  }

  open(path: string): Promise<PageAnswer> {
    return this.request(path);
  }

  /** The page at the end of the redirects; `location` is its own address then. */
  async follow(path: string): Promise<PageAnswer> {
    let at = path;
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const answer = await this.request(at);
      if (answer.location === '') return { ...answer, location: at };
      at = answer.location;
    }
    throw new Error(`${path} leads from one address to the next.`);
  }

  send(path: string, fields: URLSearchParams | Record<string, string>): Promise<PageAnswer> {
    return this.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Performs an operation; rejects where it fails. */
  async call(method: string, path: string, body?: object): Promise<unknown> {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const { status, text } = await this.request(`/api${path}`, { method, ...init });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  async request(path: string, init: RequestInit = {}): Promise<PageAnswer> {
    const headers = new Headers(init.headers);
    headers.set('origin', this.origin);
    headers.set('x-forwarded-for', this.#address);
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(this.origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const to = location === null ? undefined : new URL(location, this.origin);
    return {
      status: response.status,
      location: to === undefined ? '' : to.pathname + to.search,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  }
}
