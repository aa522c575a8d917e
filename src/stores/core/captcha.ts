import { getCaptchaChallenge } from '../../api/identity/captcha.ts';
import { solveCaptcha } from '../../providers/captcha/captcha.ts';
import { callApi } from './api.ts';

/** The `recaptcha_response` for the shop's captcha provider; undefined without a provider. */
export const answerCaptcha = (provider: string) => solveCaptcha(provider, () => callApi(getCaptchaChallenge, {}));
