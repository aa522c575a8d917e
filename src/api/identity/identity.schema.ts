import { z } from 'zod';
import { servedCustomer } from './served-customer.schema.ts';

const text = (max: number) => z.string().trim().max(max);
/** Longer than any typed password, and short enough to hash. */
const password = z.string().max(200);
const email = z.string().max(320).meta({ example: 'shopper@example.com' });
const captcha = z.string().max(20_000);
/** SHA-256 of the code verifier, base64url. */
const codeChallenge = z.string().regex(/^[\w-]{43}$/, 'This is not the SHA-256 of a verifier in base64url');

export const signInRequest = z.object({
  username: email,
  password,
  codeChallenge,
  recaptcha_response: captcha.optional(),
});

/** Exchanged once for a session by the token operation. */
export const signInResponse = z.object({ authorizationCode: z.string() }).meta({ id: 'SignIn' });

/** Where a new account comes from; stored with it. */
export const signUpOrigin = {
  /** What opened the form: the argument of `#modal=sign-up_footer`, or the page that asked for the sign-in. */
  formLocation: text(40).optional().meta({ example: 'footer' }),
  /** `enrollment_marketing_source` of the page's address. */
  enrollmentMarketingSource: text(100).optional().meta({ example: 'spring' }),
};

export const signUpRequest = z.object({
  email,
  password,
  confirmPassword: password.optional(),
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  phone: text(40).optional(),
  /** Dial code; derived from the number by default. */
  phoneCode: text(6).optional(),
  postalCode: text(20).optional(),
  /** ISO 8601 date; required by the loyalty programme. */
  birthDate: text(40).optional().meta({ example: '1990-04-23' }),
  newsletterConsent: z.boolean().optional(),
  loyaltyOptIn: z.boolean().optional(),
  ...signUpOrigin,
  /** Site of the account; by default the request's. */
  customerList: text(50).optional().meta({ example: 'us' }),
  /** Signs in at once: the response contains the code. */
  codeChallenge: codeChallenge.optional(),
  recaptcha_response: captcha.optional(),
});

export const signUpResponse = z
  .object({ consumerNo: z.string(), memberId: z.string().optional(), authorizationCode: z.string().optional() })
  .meta({ id: 'SignUp' });

export const signOutRequest = z.object({ refreshToken: z.string().max(200).optional() });
export const signOutResponse = z.object({ loggedIn: z.literal(false) }).meta({ id: 'SignOut' });

export const passwordResetRequest = z.object({ email, recaptcha_response: captcha.optional() });
/** The same response for an address with and without an account. */
export const passwordResetResponse = z.object({ accepted: z.literal(true) }).meta({ id: 'PasswordReset' });

export const newPasswordRequest = z.object({
  /** Token of the link in the mail. */
  token: z.string().min(1).max(200),
  newPassword: password,
  confirmPassword: password.optional(),
});

export const passwordChangeRequest = z.object({
  currentPassword: password,
  newPassword: password,
  confirmPassword: password.optional(),
});

export const passwordResponse = z.object({ changed: z.literal(true) }).meta({ id: 'PasswordChange' });

export const emailChangeRequest = z.object({ email, currentPassword: password });
/** The address changes once the link in the mail is confirmed. */
export const emailChangeResponse = z.object({ accepted: z.literal(true) }).meta({ id: 'EmailChange' });

/** Token of the link in the mail. */
export const emailConfirmationRequest = z.object({ token: z.string().min(20).max(200) });
export const emailConfirmation = z.object({ changed: z.literal(true) }).meta({ id: 'EmailConfirmation' });

export const closingRequest = z.object({ currentPassword: password });
export const closingResponse = z.object({ closed: z.literal(true) }).meta({ id: 'AccountClosing' });

export const agentLoginRequest = z
  .object({
    storeId: z.string().min(1).max(50).meta({ example: '1001' }),
    storeEmployeeId: z.string().min(1).max(50).meta({ example: 'A1001' }),
    password: password.optional(),
    /** Another name of the password. */
    pin: password.optional(),
  })
  .superRefine(({ password: secret, pin }, context) => {
    const isMissing = secret === undefined && pin === undefined;
    if (isMissing)
      context.addIssue({ code: 'custom', path: ['password'], message: 'Associates sign in with a secret' });
  });

/** The session with the associate signed in on it. */
export const storeSession = z
  .object({
    storeId: z.string(),
    storeName: z.string(),
    storeEmployeeId: z.string(),
    storeEmployeeName: z.string(),
    /** The customer who is served; undefined for a guest, and for one who signed in. */
    customer: servedCustomer.optional(),
  })
  .meta({ id: 'StoreSession' });

export type SignInRequest = z.input<typeof signInRequest>;
export type SignInResponse = z.output<typeof signInResponse>;
export type SignUpRequest = z.input<typeof signUpRequest>;
export type SignUpResponse = z.output<typeof signUpResponse>;
export type SignOutRequest = z.input<typeof signOutRequest>;
export type SignOutResponse = z.output<typeof signOutResponse>;
export type PasswordResetRequest = z.input<typeof passwordResetRequest>;
export type PasswordResetResponse = z.output<typeof passwordResetResponse>;
export type NewPasswordRequest = z.input<typeof newPasswordRequest>;
export type PasswordChangeRequest = z.input<typeof passwordChangeRequest>;
export type PasswordResponse = z.output<typeof passwordResponse>;
export type EmailChangeRequest = z.input<typeof emailChangeRequest>;
export type EmailChangeResponse = z.output<typeof emailChangeResponse>;
export type EmailConfirmationRequest = z.input<typeof emailConfirmationRequest>;
export type EmailConfirmation = z.output<typeof emailConfirmation>;
export type ClosingRequest = z.input<typeof closingRequest>;
export type ClosingResponse = z.output<typeof closingResponse>;
export type AgentLoginRequest = z.input<typeof agentLoginRequest>;
export type StoreSession = z.output<typeof storeSession>;
