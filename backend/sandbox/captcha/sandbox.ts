import type { Captcha } from '../../providers/captcha/captcha.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

const PASS = 'sandbox-pass';

/** Accepts one fixed response (docs/contract.md#sandbox). */
export const createSandbox: CreateSandbox<Captcha> = () => ({
  adapter: { verify: async (response) => response === PASS },
});
