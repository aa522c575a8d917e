import { getSocialCompanies, socialLogin } from '../../api/identity/social.ts';
import type { SocialCompanies } from '../../api/identity/social.schema.ts';
import { ApiError } from '../../api/core/api-error.ts';
import { createProof, randomText } from './pkce.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { enterSession, readGuestObjects } from './complete-sign-in.ts';
import { currentSession } from '../core/session.ts';
import { localeOfPage } from '../core/shop-state.ts';

const KEY = 'aisle.social';
const FIELDS = ['idp', 'state', 'codeVerifier', 'codeChallenge', 'locale', 'page', 'returnTo'] as const;

export type Company = SocialCompanies['companies'][number];
export const loadCompanies = createAction(async () => (await callApi(getSocialCompanies, {})).companies);

/** What is stored while the customer is on the provider's site. */
type Departure = Readonly<Record<(typeof FIELDS)[number], string>>;

/**
 * Redirects to the provider's page. `page` is the localized address that the provider redirects back to, `returnTo`
 * where the customer continues from there.
 */
export const leaveFor = createAction(async ({ idp, authorizationUrl }: Company, page: string, returnTo: string) => {
  const state = randomText();
  const proof = await createProof();
  const departure: Departure = { idp, state, ...proof, locale: localeOfPage(), page, returnTo };
  sessionStorage.setItem(KEY, JSON.stringify(departure));
  const url = new URL(authorizationUrl);
  url.searchParams.set('state', state);
  url.searchParams.set('code_challenge', proof.codeChallenge);
  url.searchParams.set('code_challenge_method', 'S256');
  location.assign(url);
});

function isDeparture(value: unknown): value is Departure {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return FIELDS.every((name) => typeof fields.get(name) === 'string');
}

export function readDeparture(): Departure | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDeparture(stored) ? stored : undefined;
  } catch {
    // Storage is disabled or holds a foreign value: the sign-in cannot be distinguished from a forged one.
    return undefined;
  }
}

/**
 * Completes the sign-in of `departure` with the parameters that the provider added to the address; rejects with
 * `AUT418` where they do not match.
 */
export const comeBack = createAction(async (departure: Departure | undefined, answer: URLSearchParams) => {
  const authorizationCode = answer.get('code');
  const isForged = departure === undefined || answer.get('state') !== departure.state;
  if (isForged || !authorizationCode) throw new ApiError({ errorId: 'AUT418', status: 401, message: '' });
  sessionStorage.removeItem(KEY);
  await currentSession();
  const { idp, codeVerifier, codeChallenge } = departure;
  const asked = readGuestObjects();
  const code = await callApi(socialLogin, { body: { idp, authorizationCode, codeVerifier, codeChallenge } });
  return enterSession({ ...code, codeVerifier, guestObjects: await asked });
});
