/** Where people come back to from another company's page. */
export const RETURN_PATH = '/social-sign-in';

/** What another company says of who signed in there. */
export interface SocialIdentity {
  /** Theirs for the person; never changes. */
  readonly subject: string;
  /** Only where they have checked that it is the person's. */
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
  /** Where people sign in; whoever sends them there adds a challenge and a state. */
  readonly authorizationUrl: string;
}

export interface SocialProvider {
  /** Those that can be asked at the moment; people come back to `redirectUri` with a code. */
  companies(redirectUri: string): Promise<readonly SocialCompany[]>;
  /** Nothing where the code proves nobody; rejects where the company cannot be asked. */
  identify(proof: SocialProof): Promise<SocialIdentity | undefined>;
  /** A stand-in that takes everybody's word for who they are. */
  readonly isSandbox?: true;
}
