import type { CaptchaChallenge } from '../../api/identity/captcha.schema.ts';
import { solveAltcha } from './altcha.ts';
import { solveSandbox } from './sandbox.ts';

/** Requests a challenge from the shop; only solvers that need one call it. */
export type GetChallenge = () => Promise<CaptchaChallenge>;

type Solve = (getChallenge: GetChallenge) => Promise<string>;

/**
 * By the values of the setting `CAPTCHA_PROVIDER`; bundled with the page, so that a lost connection leaves them
 * available.
 */
const SOLVERS: Readonly<Record<string, Solve>> = { altcha: solveAltcha, sandbox: solveSandbox };

/** The `recaptcha_response` of the chosen provider; `undefined` where the feature is off. */
export async function solveCaptcha(provider: string, getChallenge: GetChallenge): Promise<string | undefined> {
  return SOLVERS[provider]?.(getChallenge);
}
