import type { CaptchaChallenge } from '../../../src/api/identity/captcha.schema.ts';

/** Distinguishes people from programs. */
export interface Captcha {
  /** Whether the response is correct and was not used before. */
  verify(response: string | undefined): Promise<boolean>;
  /** The challenge for the browser to solve, for providers served by the shop itself. */
  challenge?(): Promise<CaptchaChallenge>;
}

/** Turned off: every response passes. */
export const noCaptcha: Captcha = { verify: async () => true };
