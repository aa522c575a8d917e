import { isApiError, type ApiError } from '../../api/core/api-error.ts';
import { reportError } from './monitoring.ts';
import { pageData } from './page-data.ts';
import { renewSession } from './session.ts';

/** The request had no session; a wrong password has the same status. */
const NO_SESSION = 'AUT432';
/** What an error is called whose response named none of the shop's errors (`src/api/core/http-client.ts`). */
const NO_ERROR_ID = 'GEN500';
/** Carries the response to a challenge for two minutes: bot protection in front of the shop or of its services reads it. */
const CHALLENGE_COOKIE = 'bot-challenge';
const SECONDS = 120;

/**
 * Reports the error of a call, and makes the call again where a new session or the answer to a challenge may help; rejects
 * with the error otherwise.
 */
export async function retryCall<Output>(error: unknown, ask: () => Promise<Output>): Promise<Output> {
  reportError(error);
  if (!isApiError(error)) throw error;
  if (error.errorId === NO_SESSION) await renewSession();
  else if (!(await passChallenge(error))) throw error;
  return ask();
}

/**
 * Answers the challenge of bot protection with the captcha of the shop's provider. False where the 403 is the shop's own,
 * where there is no provider, and where the challenge was not solved.
 */
async function passChallenge({ status, appId, errorId }: ApiError): Promise<boolean> {
  if (status !== 403 || !appId || errorId !== NO_ERROR_ID) return false;
  // The solvers are larger than all of this, and most errors are no challenge.
  const { answerCaptcha } = await import('./captcha.ts');
  const response = await answerCaptcha(pageData().providers.captcha).catch(() => undefined);
  if (response === undefined) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(response);
  document.cookie = `${CHALLENGE_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure}`;
  return true;
}
