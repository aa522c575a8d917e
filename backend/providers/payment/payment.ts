/**
 * Provider of payments by card, wallet and bank. Amounts are whole minor units. The shop identifies each attempt by a
 * reference of its own: a repeated request with the same reference returns the same result and moves no money twice.
 * Only tokens are passed, never a card's number.
 */
export interface PaymentProvider {
  /** Page for an iframe that collects the card's data and posts its token to the embedding page. */
  readonly cardFrameUrl: string;
  /** Opens a wallet session, or returns `undefined` for an unsupported wallet. */
  startWallet(request: WalletRequest): Promise<WalletSession | undefined>;
  /** Public data of a token's card; `undefined` for a token that is unknown or expired. */
  describe(token: string): Promise<CardDescription | undefined>;
  /** Stores a card for later purchases; returns its permanent token. */
  storeCard(token: string): Promise<StoredCard | undefined>;
  authorize(request: AuthorizationRequest): Promise<Authorization>;
  /**
   * The outcome of an attempt whose response was lost, as `authorize` would have returned it; `declined` also when it
   * is void. `undefined` for an unknown reference, whose request may still be in transit.
   */
  find(reference: string): Promise<Authorization | undefined>;
  /**
   * Completes a challenge or a redirect with the result from the browser; any result but a genuine pass is `declined`.
   */
  complete(request: CompletionRequest): Promise<Authorization>;
  /** Captures the authorized money, once; the rest can no longer be captured. */
  capture(reference: string, amount: Money): Promise<void>;
  /** Voids an authorization that was not captured; does nothing when it is unknown or void already. */
  void(reference: string): Promise<void>;
  /** Refunds captured money; once per `refundId`. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface WalletRequest extends Money {
  readonly methodId: string;
  /** Identifies the session: id of the basket. */
  readonly reference: string;
}

export interface WalletSession {
  readonly sessionId: string;
  /** For the provider's own script. */
  readonly clientToken: string;
}

export interface CardDescription {
  readonly brand: string;
  /** First digits, which identify the issuer. */
  readonly bin: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** Equal for equal cards; reveals nothing about the number. */
  readonly fingerprint: string;
}

export interface StoredCard extends CardDescription {
  readonly token: string;
}

/** A card or wallet by its token, or a redirect to a bank's page and back. */
export type PaymentSource =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'redirect'; readonly methodId: string; readonly returnPath: string };

export interface AuthorizationRequest extends Money {
  readonly reference: string;
  readonly source: PaymentSource;
}

export interface CompletionRequest {
  readonly reference: string;
  readonly sessionId: string;
  readonly redirectResult: string;
}

export type Authorization =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'challenge'; readonly sessionId: string; readonly url: string }
  | { readonly outcome: 'redirect'; readonly sessionId: string; readonly url: string }
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'fraud' };
