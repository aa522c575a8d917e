import { getCaptchaChallenge } from '../../api/identity/captcha.ts';
import { solveCaptcha } from '../../providers/captcha/captcha.ts';
import { callApi } from './api.ts';

/** The `recaptcha_response` that the shop's captcha provider asks for; nothing where there is none. */
export const answerCaptcha = (provider: string) => solveCaptcha(provider, () => callApi(getCaptchaChallenge, {}));
