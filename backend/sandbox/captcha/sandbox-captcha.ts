import type { Captcha } from '../../providers/captcha.ts';

const PASS = 'sandbox-pass';

/** Passed by whoever says so (docs/contract.md#sandbox). */
export const sandboxCaptcha: Captcha = { verify: async (response) => response === PASS };
