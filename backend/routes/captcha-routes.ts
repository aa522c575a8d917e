import { captchaChallenge } from '../../src/api/captcha.schema.ts';
import { getCaptchaChallenge } from '../../src/api/captcha.ts';
import { apiError } from '../core/refuse.ts';
import type { Captcha } from '../providers/captcha.ts';
import { openCall, type Call } from './call.ts';

export function captchaCalls(captcha: Captcha): Call[] {
  return [
    openCall(getCaptchaChallenge, {
      summary: 'Work that tells a browser of a person from a program',
      answer: captchaChallenge,
      perform: async () => {
        const challenge = await captcha.challenge?.();
        if (challenge === undefined) throw apiError('API404');
        return challenge;
      },
    }),
  ];
}
