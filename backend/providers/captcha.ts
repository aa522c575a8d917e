import type { CaptchaChallenge } from '../../src/api/identity/captcha.schema.ts';

/** Tells people from programs. */
export interface Captcha {
  /** Whether the response is right, and was never given before. */
  verify(response: string | undefined): Promise<boolean>;
  /** What a browser has to solve, where this provider asks for something of our own. */
  challenge?(): Promise<CaptchaChallenge>;
}

/** Turned off: everybody passes. */
export const noCaptcha: Captcha = { verify: async () => true };
