import type { CaptchaChallenge } from '../../api/captcha.schema.ts';

const SANDBOX_PASS = 'sandbox-pass';

/**
 * What the captcha of `provider` (`sandbox`, `altcha`, `none`) wants to be told: the `recaptcha_response` of a call, good once. Nothing where there
 * is none. Rejects where `getChallenge` does.
 */
export async function captchaResponse(
  provider: string,
  getChallenge: () => Promise<CaptchaChallenge>,
): Promise<string | undefined> {
  if (provider === 'sandbox') return SANDBOX_PASS;
  if (provider !== 'altcha') return undefined;
  const [{ solve }, challenge] = await Promise.all([import('./altcha.ts'), getChallenge()]);
  return solve(challenge);
}
