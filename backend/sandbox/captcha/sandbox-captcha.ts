import type { Captcha } from '../../providers/captcha.ts';

const PASS = 'sandbox-pass';

/** Accepts one fixed response (docs/contract.md#sandbox). */
export const sandboxCaptcha: Captcha = { verify: async (response) => response === PASS };
