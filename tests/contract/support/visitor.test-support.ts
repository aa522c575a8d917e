import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { errorResponse } from '../../../src/api/core/error.schema.ts';
import { cart, type Cart, type NewCartItem } from '../../../src/api/cart/cart.schema.ts';
import { signInResponse } from '../../../src/api/identity/identity.schema.ts';
import { session, type TokenRequest } from '../../../src/api/identity/token.schema.ts';
import { assertDeclared } from './declared-operations.test-support.ts';
import type { Target } from './targets.test-support.ts';

/** Of every demo account (docs/contract.md#demo-data). */
export const DEMO_PASSWORD = 'Trail-2026!';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A visitor with a session of the target, or without one before `start`. */
export class Visitor {
  readonly #target: Target;
  /** Of its own, as limits count by address. */
  readonly #address = `10.1.${randomInt(256)}.${randomInt(256)}`;
  #headers: Record<string, string> = {};

  constructor(target: Target) {
    this.#target = target;
  }

  static async start(target: Target): Promise<Visitor> {
    const visitor = new Visitor(target);
    await visitor.startSession();
    return visitor;
  }

  /**
   * Signs in with an account, by default one of docs/contract.md#demo-data. The gateway allows five sign-ins per minute and account.
   */
  static async signIn(target: Target, email: string, password = DEMO_PASSWORD): Promise<Visitor> {
    const visitor = await Visitor.start(target);
    await visitor.signIn(email, password);
    return visitor;
  }

  /** Signs the guest in, with the guest's data. */
  async signIn(email: string, password = DEMO_PASSWORD, extras: Omit<TokenRequest, 'type'> = {}) {
    const { codeVerifier, codeChallenge } = createChallenge();
    const captcha = { recaptcha_response: 'sandbox-pass' };
    const request = { username: email, password, codeChallenge, ...captcha };
    const answer = await this.call('POST', '/consumers-v3/auth/signin', request);
    if (answer.status !== 200) throw new Error(`Signing in as ${email} answered ${JSON.stringify(answer.body)}`);
    const { authorizationCode } = signInResponse.parse(answer.body);
    return this.startSession({ type: 'Registered', codeVerifier, authorizationCode, ...extras });
  }

  async startSession(request: TokenRequest = { type: 'Guest' }) {
    const answer = await this.call('POST', '/token/v2/auth/token', request);
    const started = session.parse(answer.body);
    if (started.accessToken) {
      this.#headers = { authorization: `Bearer ${started.accessToken}`, 'x-usid': started.usid ?? '' };
    }
    return { ...answer, session: started };
  }

  /** A text is sent as it is, anything else as JSON. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    // Like the shop's own page; an upstream service ignores the header.
    const own = { 'x-test-address': this.#address, 'sec-fetch-site': 'same-origin' };
    const init: RequestInit = { method, headers: { ...own, ...this.#headers, ...headers } };
    if (body !== undefined) {
      init.body = typeof body === 'string' ? body : JSON.stringify(body);
      init.headers = { 'content-type': 'application/json', ...init.headers };
    }
    const response = await fetch(`${this.#target.baseUrl}${path}`, init);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (this.#target.side === 'gateway' && cookie) this.#headers = cookie.endsWith('=') ? {} : { cookie };
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    const failed = errorResponse.safeParse(answer.body);
    for (const { code } of failed.data?.errorDetails ?? []) assertDeclared(method, path, code);
    return answer;
  }

  /** An account of its own, signed in. */
  static async signUp(target: Target, fields: object = {}): Promise<Visitor & { readonly email: string }> {
    const visitor = await Visitor.start(target);
    const email = `walker-${randomUUID()}@example.com`;
    const { codeVerifier, codeChallenge } = createChallenge();
    const request = { email, password: DEMO_PASSWORD, codeChallenge, ...fields };
    const { status, body } = await visitor.call('POST', '/consumers-v3/auth/signup', request);
    if (status !== 200) throw new Error(`Signing up answered ${JSON.stringify(body)}`);
    const { authorizationCode } = signInResponse.parse(body);
    await visitor.startSession({ type: 'Registered', codeVerifier, authorizationCode });
    return Object.assign(visitor, { email });
  }

  /** Another holder of the same session. */
  copy(): Visitor {
    const copy = new Visitor(this.#target);
    copy.#headers = this.#headers;
    return copy;
  }

  async cart(method: string, path: string, body?: unknown): Promise<Cart> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer.body)}`);
    return cart.parse(answer.body);
  }

  addToCart(...items: NewCartItem[]): Promise<Cart> {
    return this.cart('POST', '/cart/v1/cartWithItem', { items });
  }
}

/** A verifier of 32 bytes, and its SHA-256. */
export function createChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** The first error of an answer, with its status; fails where the answer is no error of docs/contract.md#errors. */
export function errorOf({ status, body }: Answer) {
  const [first] = errorResponse.parse(body).errorDetails;
  return { status, errorId: first?.errorId, code: first?.code, details: first?.details };
}
