/** Path that the browser returns to from an identity provider. */
export const RETURN_PATH = '/social-sign-in';

/** Claims of an identity provider about a person. */
export interface SocialIdentity {
  /** The provider's id of the person; never changes. */
  readonly subject: string;
  /** Only when the provider has verified that the address is the person's. */
  readonly verifiedEmail: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

export interface SocialProof {
  /** `google`, `facebook` and so on. */
  readonly idp: string;
  readonly authorizationCode: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | undefined;
}

export interface SocialCompany {
  readonly idp: string;
  /** Address of the sign-in page; the client adds a challenge and a state. */
  readonly authorizationUrl: string;
}

export interface SocialProvider {
  /** The companies available at the moment; the browser returns to `redirectUri` with a code. */
  companies(redirectUri: string): Promise<readonly SocialCompany[]>;
  /** `undefined` when the code is invalid; rejects when the company cannot be reached. */
  identify(proof: SocialProof): Promise<SocialIdentity | undefined>;
  /** A stand-in that accepts any identity without proof. */
  readonly isSandbox?: true;
}
