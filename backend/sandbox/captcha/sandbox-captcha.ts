import type { Captcha } from '../../providers/captcha.ts';

const PASS = 'sandbox-pass';

/** Passed by whoever says so (contract 6). */
export const sandboxCaptcha: Captcha = { verify: async (response) => response === PASS };
