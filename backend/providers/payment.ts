/**
 * What the shop asks of who moves money for cards, wallets and banks. Amounts are whole minor units. The shop names each
 * attempt by a reference of its own: asked again with the same reference, the provider answers the same and moves nothing
 * twice. Only tokens pass here, never a card's number.
 */
export interface PaymentProvider {
  /** Page for an iframe that takes the card's data and posts its token to the page around it. */
  readonly cardFrameUrl: string;
  /** Opens a wallet's sheet, or `undefined` where the provider knows no such wallet. */
  startWallet(request: WalletRequest): Promise<WalletSession | undefined>;
  /** What may be known of a token's card; `undefined` for a token that is unknown or has run out. */
  describe(token: string): Promise<CardDescription | undefined>;
  /** Keeps a card for later purchases; answers the token that lasts. */
  storeCard(token: string): Promise<StoredCard | undefined>;
  authorize(request: AuthorizationRequest): Promise<Authorization>;
  /**
   * What became of an attempt whose answer was lost, as `authorize` would have answered; `declined` also where it is void.
   * Nothing for a reference the provider has not heard of, which may still be on its way.
   */
  find(reference: string): Promise<Authorization | undefined>;
  /** Ends a challenge or a redirect with what the visitor brought back; anything but a genuine pass is `declined`. */
  complete(request: CompletionRequest): Promise<Authorization>;
  /** Takes the authorised money; nothing more may be captured of it later. */
  capture(reference: string, amount: Money): Promise<void>;
  /** Lets go of an authorisation that was not captured; one that is unknown or void already stays as it is. */
  void(reference: string): Promise<void>;
  /** Gives captured money back; once per `refundId`. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface WalletRequest extends Money {
  readonly methodId: string;
  /** Names the session: the basket. */
  readonly reference: string;
}

export interface WalletSession {
  readonly sessionId: string;
  /** For the provider's own script. */
  readonly clientToken: string;
}

export interface CardDescription {
  readonly brand: string;
  /** First digits, of the issuer. */
  readonly bin: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** Equal for equal cards; says nothing of the number. */
  readonly fingerprint: string;
}

export interface StoredCard extends CardDescription {
  readonly token: string;
}

/** A card or wallet by its token, or a bank's page that the visitor is sent to and comes back from. */
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
