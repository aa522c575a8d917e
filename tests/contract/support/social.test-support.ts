import { socialCompanies } from '../../../src/api/identity/social.schema.ts';
import type { Target } from './targets.test-support.ts';
import { Visitor } from './visitor.test-support.ts';

const ORIGIN = 'http://localhost:4321';
export const RETURN = `${ORIGIN}/social-sign-in`;

export interface Company {
  readonly client: 'google' | 'facebook' | 'amazon';
  readonly codeChallenge?: string;
  /** The company has not checked the address. */
  readonly isUnchecked?: boolean;
}

/** Where the shop sends people who sign in with that company. */
async function authorizationUrlOf(target: Target, client: string): Promise<URL> {
  const answer = await new Visitor(target).call('GET', '/token/v3/login/social');
  const { companies } = socialCompanies.parse(answer.body);
  return new URL(companies.find(({ idp }) => idp === client)?.authorizationUrl ?? '');
}

/** A browser at a social provider: follows redirects, and returns with a code. */
export async function askCompany(target: Target, email: string, company: Company): Promise<string> {
  const jar = new Map<string, string>();
  const { client, codeChallenge, isUnchecked = false } = company;
  const asked = await authorizationUrlOf(target, client);
  if (codeChallenge) asked.searchParams.set('code_challenge', codeChallenge);
  if (codeChallenge) asked.searchParams.set('code_challenge_method', 'S256');

  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await target.sandbox(path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  }

  const first = await open(asked.pathname + asked.search);
  const form = locationOf(first).pathname;
  const page = await (await open(form)).text();
  if (!/<label for="email">Email<\/label>/.test(page) || !page.includes('<button>Continue</button>'))
    throw new Error(`The company shows no form: ${page}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const typed = new URLSearchParams({ email, ...(isUnchecked ? { unchecked: 'on' } : {}) });
  let answer = await open(form, { method: 'POST', headers, body: typed.toString() });
  while (!locationOf(answer).href.startsWith(RETURN)) {
    const { pathname, search } = locationOf(answer);
    answer = await open(pathname + search);
  }
  return locationOf(answer).searchParams.get('code') ?? '';
}

function locationOf(answer: Response): URL {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The company leads nowhere (${answer.status}).`);
  return new URL(location, ORIGIN);
}
