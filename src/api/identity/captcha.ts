import type { CaptchaChallenge } from './captcha.schema.ts';
import { operation } from '../core/operation.ts';

/**
 * Issues a proof of work whose solution is sent once as `recaptcha_response`; `API404` where another provider is
 * configured.
 */
export const getCaptchaChallenge = operation<object, CaptchaChallenge>({
  name: 'getCaptchaChallenge',
  method: 'GET',
  path: '/captcha/v1/challenge',
  access: 'anyone',
  errors: ['API404'],
});
