import { captchaChallenge } from '../../src/api/identity/captcha.schema.ts';
import { getCaptchaChallenge } from '../../src/api/identity/captcha.ts';
import { apiError } from '../core/errors.ts';
import type { Captcha } from '../providers/captcha/captcha.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export function captchaEndpoints(captcha: Captcha): Endpoint[] {
  return [
    openEndpoint(getCaptchaChallenge, {
      summary: 'A proof-of-work challenge',
      response: captchaChallenge,
      perform: async () => {
        const challenge = await captcha.challenge?.();
        if (challenge === undefined) throw apiError('API404');
        return challenge;
      },
    }),
  ];
}
