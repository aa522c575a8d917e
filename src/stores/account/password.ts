import {
  changePassword as changeCall,
  requestPasswordReset,
  resetPassword as resetCall,
} from '../../api/identity/identity.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { asVisitor } from '../core/session-call.ts';

/** Requests the mail with the reset link; the response is the same for every address. */
export const forgotPassword = createAction(
  'account/request-password-reset',
  async ({ email, captcha }: { email: string; captcha: string }) =>
    callApi(requestPasswordReset, { body: { email, recaptcha_response: await answerCaptcha(captcha) } }),
);

/** Sets the password; the link's token is in a cookie that the gateway reads. */
export const resetPassword = createAction(
  'account/reset-password',
  (passwords: { newPassword: string; confirmPassword: string }) =>
    callApi(resetCall, { body: { token: '', ...passwords } }),
);

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Changes the password and ends the customer's other sessions. */
export const changePassword = createAction('account/change-password', (body: PasswordChange) =>
  asVisitor(() => callApi(changeCall, { body })),
);
