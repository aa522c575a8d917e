import { isRecord } from '../../../domain/record.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { getSocialCompanies, socialLogin } from '../../api/identity/social.ts';
import type { SocialCompanies } from '../../api/identity/social.schema.ts';
import { ApiError } from '../../api/core/api-error.ts';
import { marketingSource } from './marketing-source.ts';
import { createProof, randomText } from './pkce.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { enterSession, readGuestObjects } from './complete-sign-in.ts';
import { currentSession } from '../core/session.ts';
import { pageData } from '../core/page-data.ts';

const FIELDS = [
  'idp',
  'state',
  'codeVerifier',
  'codeChallenge',
  'locale',
  'page',
  'returnTo',
  'formLocation',
  'enrollmentMarketingSource',
] as const;

export type Company = SocialCompanies['companies'][number];
export const loadCompanies = createAction(
  'account/load-companies',
  async () => (await callApi(getSocialCompanies, {})).companies,
);

/** What is stored while the customer is on the provider's site. */
type Departure = Readonly<Record<(typeof FIELDS)[number], string>>;

function isDeparture(value: unknown): value is Departure {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string');
}

const storedDeparture = storedValue('session', 'aisle.social', (stored) => (isDeparture(stored) ? stored : undefined));

/** Undefined where nothing usable is stored: then the sign-in cannot be distinguished from a forged one. */
export const readDeparture = storedDeparture.read;

export interface SocialDeparture {
  readonly company: Company;
  /** The localized address that the provider redirects back to. */
  readonly page: string;
  /** Where the customer continues from there. */
  readonly returnTo: string;
  /** What opened the form, stored with a new account. */
  readonly formLocation: string;
}

/** Redirects to the provider's page. */
export const leaveFor = createAction(
  'account/leave-for-provider',
  async ({ company, page, returnTo, formLocation }: SocialDeparture) => {
    const { idp, authorizationUrl } = company;
    const { enrollmentMarketingSource = '' } = marketingSource();
    const state = randomText();
    const proof = await createProof();
    const { locale } = pageData();
    const origin = { formLocation, enrollmentMarketingSource };
    const departure: Departure = { idp, state, ...proof, locale, page, returnTo, ...origin };
    if (!storedDeparture.write(departure)) {
      throw new ApiError({
        errorId: 'GEN500',
        status: 500,
        message: 'The sign-in could not be stored in this browser.',
      });
    }
    const url = new URL(authorizationUrl);
    url.searchParams.set('state', state);
    url.searchParams.set('code_challenge', proof.codeChallenge);
    url.searchParams.set('code_challenge_method', 'S256');
    location.assign(url);
  },
);

/**
 * Completes the sign-in of `departure` with the parameters that the provider added to the address; rejects with
 * `AUT418` where they do not match.
 */
export const comeBack = createAction(
  'account/return-from-provider',
  async (departure: Departure | undefined, answer: URLSearchParams) => {
    const authorizationCode = answer.get('code');
    const isForged = departure === undefined || answer.get('state') !== departure.state;
    if (isForged || !authorizationCode) throw new ApiError({ errorId: 'AUT418', status: 401, message: '' });
    storedDeparture.remove();
    await currentSession();
    const { idp, codeVerifier, codeChallenge, formLocation, enrollmentMarketingSource } = departure;
    const origin = { formLocation, enrollmentMarketingSource };
    const asked = readGuestObjects();
    const code = await callApi(socialLogin, {
      body: { idp, authorizationCode, codeVerifier, codeChallenge, ...origin },
    });
    return enterSession({ ...code, codeVerifier, guestObjects: await asked });
  },
);
