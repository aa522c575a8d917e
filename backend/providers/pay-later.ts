import type { Money } from './payment.ts';

/**
 * What the shop asks of who pays now and is paid later by the visitor. References as in `payment.ts`: asked again, the provider
 * answers the same and moves nothing twice.
 */
export interface PayLaterProvider {
  /** Opens or brings up to date the session of a basket, which the provider's script then works with. */
  startSession(request: PayLaterSessionRequest): Promise<PayLaterSession>;
  /** Decides on a purchase; what the script authorised before is told by its token. */
  authorize(request: PayLaterRequest): Promise<PayLaterDecision>;
  /** Whether it promised to pay; nothing for a reference the provider has not heard of, which may still be on its way. */
  find(reference: string): Promise<{ readonly isApproved: boolean } | undefined>;
  /** Takes the money of an authorisation. */
  capture(reference: string, amount: Money): Promise<void>;
  /** Lets go of an authorisation that was not captured; one that is unknown or void already stays as it is. */
  void(reference: string): Promise<void>;
  /** Gives captured money back; once per `refundId`. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}

export interface PayLaterSessionRequest extends Money {
  /** The basket. */
  readonly reference: string;
  /** ISO 3166-1 of the site. */
  readonly country: string;
  readonly locale: string;
}

export interface PayLaterSession {
  readonly sessionId: string;
  readonly clientToken: string;
  readonly categories: readonly { readonly identifier: string; readonly name: string }[];
}

export interface PayLaterRequest extends Money {
  readonly reference: string;
  /** Of the script; without one the provider decides by the names alone. */
  readonly authorizationToken?: string | undefined;
  readonly givenName: string;
  readonly familyName: string;
}

/** Not approved with a form to show, the visitor can still mend it; without one it is over (`PAY400`). */
export type PayLaterDecision =
  | { readonly isApproved: true; readonly authorizationToken: string }
  | { readonly isApproved: false; readonly showForm: boolean };
