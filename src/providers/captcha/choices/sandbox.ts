import type { SolveCaptcha } from '../captcha.ts';

/** The token that the sandbox accepts (docs/contract.md#sandbox). */
export const solve: SolveCaptcha = async () => 'sandbox-pass';
