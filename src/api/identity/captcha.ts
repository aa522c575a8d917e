import type { CaptchaChallenge } from './captcha.schema.ts';
import { operation } from '../core/operation.ts';

/** Work for a browser, to be answered once as `recaptcha_response`; `API404` where the captcha is another's. */
export const getCaptchaChallenge = operation<object, CaptchaChallenge>({
  name: 'getCaptchaChallenge',
  method: 'GET',
  path: '/captcha/v1/challenge',
});
