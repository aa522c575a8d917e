import type { CaptchaChallenge } from '../../api/identity/captcha.schema.ts';

/** Requests a challenge from the shop; only solvers that need one call it. */
export type GetChallenge = () => Promise<CaptchaChallenge>;
export type SolveCaptcha = (getChallenge: GetChallenge) => Promise<string>;

/**
 * One file for each value of `CAPTCHA_PROVIDER`; bundled with the page, so that a lost connection leaves them
 * available.
 */
const SOLVERS = import.meta.glob<SolveCaptcha>('./choices/*.ts', { eager: true, import: 'solve' });

/** The `recaptcha_response` of the chosen provider; `undefined` where the feature is off. */
export async function solveCaptcha(provider: string, getChallenge: GetChallenge): Promise<string | undefined> {
  return SOLVERS[`./choices/${provider}.ts`]?.(getChallenge);
}
