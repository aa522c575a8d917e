import type { CaptchaChallenge } from '../../api/captcha.schema.ts';

/** Asks the shop for work; only solvers that need it do. */
export type GetChallenge = () => Promise<CaptchaChallenge>;

type Solve = (getChallenge: GetChallenge) => Promise<string>;

/** By the names of the setting `CAPTCHA_PROVIDER`; each script is fetched when a response is needed. */
const SOLVERS: Readonly<Record<string, () => Promise<Solve>>> = {
  altcha: async () => (await import('./altcha.ts')).solveAltcha,
  sandbox: async () => (await import('./sandbox.ts')).solveSandbox,
};

/** The `recaptcha_response` of the chosen provider; `undefined` where the feature is off. */
export async function solveCaptcha(provider: string, getChallenge: GetChallenge): Promise<string | undefined> {
  const solve = await SOLVERS[provider]?.();
  return solve?.(getChallenge);
}
