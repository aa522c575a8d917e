import type { Captcha } from '../../providers/captcha.ts';

const PASS = 'sandbox-pass';

/** Accepts one fixed response (contract 6). */
export const sandboxCaptcha: Captcha = { verify: async (response) => response === PASS };
