import type { ApiError } from '../../api/core/api-error.ts';
import { answerCaptcha } from './captcha.ts';
import { pageData } from './page-data.ts';

/** Carries the response to a challenge for two minutes: bot protection in front of the shop or of its services reads it. */
export const CHALLENGE_COOKIE = 'bot-challenge';
const SECONDS = 120;

/** What an error is called whose response named none of the shop's errors (`src/api/core/http-client.ts`). */
const NO_ERROR_ID = 'GEN500';

/** On the event and its listeners: docs/errors.md#monitoring. */
export function askForChallenge({ appId, correlationId }: ApiError): void {
  document.dispatchEvent(new CustomEvent('aisle:bot-challenge', { detail: { appId, correlationId } }));
}

/**
 * Answers the challenge of bot protection with the captcha of the shop's provider, so that the call can be made again. Rejects
 * with the error where it is the shop's own 403, where there is no provider, and where the challenge was not solved.
 */
export async function passChallenge(error: ApiError): Promise<void> {
  if (!error.appId || error.errorId !== NO_ERROR_ID) throw error;
  const response = await answerCaptcha(pageData().providers.captcha).catch(() => undefined);
  if (response === undefined) throw error;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(response);
  document.cookie = `${CHALLENGE_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure}`;
}
