import type {
  AgentLoginRequest,
  NewPasswordRequest,
  PasswordResponse,
  PasswordChangeRequest,
  PasswordResetResponse,
  PasswordResetRequest,
  SignInResponse,
  SignInRequest,
  SignOutResponse,
  SignOutRequest,
  SignUpResponse,
  SignUpRequest,
  StoreSession,
} from './identity.schema.ts';
import { operation } from '../core/operation.ts';

export const signIn = operation<{ body: SignInRequest }, SignInResponse>({
  name: 'signIn',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  access: 'anyone',
  errors: ['AUT403', 'AUT500', 'AUT401', 'AUT426', 'AUT423', 'AUT441'],
});

export const signUp = operation<{ body: SignUpRequest }, SignUpResponse>({
  name: 'signUp',
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  access: 'anyone',
  errors: ['AUT453', 'FE872', 'FE340', 'AUT439', 'AUT442', 'AUT440', 'PRO410', 'PRO411', 'AUT403', 'AUT500'],
});

/** Ends the session of the request, and that of the refresh token; idempotent. */
export const signOut = operation<{ body: SignOutRequest }, SignOutResponse>({
  name: 'signOut',
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  access: 'anyone',
  errors: [],
});

/** Mails a link for choosing a new password, where the address has an account. */
export const requestPasswordReset = operation<{ body: PasswordResetRequest }, PasswordResetResponse>({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  access: 'anyone',
  errors: ['AUT453', 'AUT403'],
});

/** Sets the password with the token of the mailed link; unlocks the account and ends its sessions. */
export const resetPassword = operation<{ body: NewPasswordRequest }, PasswordResponse>({
  name: 'resetPassword',
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  access: 'anyone',
  errors: ['AUT402', 'FE872', 'FE340', 'AUT451', 'AUT452'],
});

/** Ends the customer's other sessions. */
export const changePassword = operation<{ body: PasswordChangeRequest }, PasswordResponse>({
  name: 'changePassword',
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  access: 'consumer',
  errors: ['AUT450', 'AUT451', 'AUT452', 'FE872', 'FE340', 'PRO415', 'AUT423', 'AUT441'],
});

/** Signs an associate of a store in on the session, until sign-out or the store's idle time. */
export const agentLogin = operation<{ body: AgentLoginRequest }, StoreSession>({
  name: 'agentLogin',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  access: 'visitor',
  errors: ['STR404', 'AUT401', 'AUT426', 'AUT423'],
});
