import { solveAltcha, type GetChallenge } from './altcha.ts';
import { solveSandbox } from './sandbox.ts';

type Solve = (getChallenge: GetChallenge) => Promise<string>;

/** By the names of the setting `CAPTCHA_PROVIDER`; here with the page, so that a lost connection takes none of them away. */
const SOLVERS: Readonly<Record<string, Solve>> = { altcha: solveAltcha, sandbox: solveSandbox };

/** The `recaptcha_response` of the chosen provider; `undefined` where the feature is off. */
export async function solveCaptcha(provider: string, getChallenge: GetChallenge): Promise<string | undefined> {
  return SOLVERS[provider]?.(getChallenge);
}
