import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
/** Longer than any password somebody types, and short enough to hash. */
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

/** Exchanged for a session by the token call, once. */
export const signInResponse = z.object({ authorizationCode: z.string() }).meta({ id: 'SignIn' });

export const signUpRequest = z.object({
  email,
  password,
  confirmPassword: password.optional(),
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  phone: text(40).optional(),
  /** Dial code; told from the number without it. */
  phoneCode: text(6).optional(),
  postalCode: text(20).optional(),
  /** ISO 8601 date; the loyalty programme needs it. */
  birthDate: text(40).optional().meta({ example: '1990-04-23' }),
  newsletterConsent: z.boolean().optional(),
  loyaltyOptIn: z.boolean().optional(),
  /** Of a site; the one the call is made on without it. */
  customerList: text(50).optional().meta({ example: 'us' }),
  /** Signs in at once: the answer holds the code. */
  codeChallenge: codeChallenge.optional(),
  recaptcha_response: captcha.optional(),
});

export const signUpResponse = z
  .object({ consumerNo: z.string(), memberId: z.string().optional(), authorizationCode: z.string().optional() })
  .meta({ id: 'SignUp' });

export const signOutRequest = z.object({ refreshToken: z.string().max(200).optional() });
export const signOutResponse = z.object({ loggedIn: z.literal(false) }).meta({ id: 'SignOut' });

export const passwordResetRequest = z.object({ email, recaptcha_response: captcha.optional() });
/** The same for an address that has an account and one that has none. */
export const passwordResetResponse = z.object({ accepted: z.literal(true) }).meta({ id: 'PasswordReset' });

export const newPasswordRequest = z.object({
  /** Of the link in the mail. */
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

/** The associate is connected to the session from now on. */
export const storeSession = z
  .object({
    storeId: z.string(),
    storeName: z.string(),
    storeEmployeeId: z.string(),
    storeEmployeeName: z.string(),
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
export type AgentLoginRequest = z.input<typeof agentLoginRequest>;
export type StoreSession = z.output<typeof storeSession>;
