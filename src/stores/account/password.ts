import {
  changePassword as changeCall,
  requestPasswordReset,
  resetPassword as resetCall,
} from '../../api/identity/identity.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { asVisitor } from '../core/session-call.ts';

/** Asks for the mail with the link; the answer is the same for every address. */
export const forgotPassword = createAction(async ({ email, captcha }: { email: string; captcha: string }) =>
  callApi(requestPasswordReset, { body: { email, recaptcha_response: await answerCaptcha(captcha) } }),
);

/** Sets the password; the link's token is in a cookie that the door reads. */
export const resetPassword = createAction((passwords: { newPassword: string; confirmPassword: string }) =>
  callApi(resetCall, { body: { token: '', ...passwords } }),
);

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Ends the shopper's sessions elsewhere. */
export const changePassword = createAction((body: PasswordChange) => asVisitor(() => callApi(changeCall, { body })));
