import type { SignUpRequest } from '../../api/identity/identity.schema.ts';
import { signIn as signInCall, signUp as signUpCall } from '../../api/identity/identity.ts';
import type { Session } from '../../api/identity/token.schema.ts';
import { marketingSource } from './marketing-source.ts';
import { createProof } from './pkce.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { enterSession, readGuestObjects } from './complete-sign-in.ts';
import { currentSession } from '../core/session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Provider of the captcha. */
  readonly captcha: string;
}

/** The code is valid only for the session that requested it, so a session is started first. */
async function prepare(captcha: string) {
  await currentSession();
  const [proof, recaptcha_response] = await Promise.all([createProof(), answerCaptcha(captcha)]);
  return { proof, recaptcha_response };
}

/** Signs in with email and password (docs/contract.md#sign-in). */
export const signIn = createAction(
  'account/sign-in',
  async ({ username, password, captcha }: Credentials): Promise<Session> => {
    const { proof, recaptcha_response } = await prepare(captcha);
    const { codeChallenge, codeVerifier } = proof;
    const asked = readGuestObjects();
    const body = { username, password, codeChallenge, recaptcha_response };
    const { authorizationCode } = await callApi(signInCall, { body });
    return enterSession({ authorizationCode, codeVerifier, guestObjects: await asked });
  },
);

export interface NewAccount extends Omit<SignUpRequest, 'codeChallenge' | 'recaptcha_response'> {
  readonly captcha: string;
}

/** Creates an account and signs in to it. */
export const signUp = createAction('account/sign-up', async ({ captcha, ...account }: NewAccount): Promise<Session> => {
  const { proof, recaptcha_response } = await prepare(captcha);
  const { codeChallenge, codeVerifier } = proof;
  const body = { ...account, ...marketingSource(), codeChallenge, recaptcha_response };
  const { authorizationCode = '' } = await callApi(signUpCall, { body });
  return enterSession({ authorizationCode, codeVerifier, guestObjects: await readGuestObjects() });
});
