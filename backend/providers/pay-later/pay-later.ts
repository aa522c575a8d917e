import type { Money } from '../payment/payment.ts';

/**
 * Provider that pays the shop now and is paid later by the customer. References as in `payment.ts`: a repeated request
 * returns the same result and moves no money twice.
 */
export interface PayLaterProvider {
  /** Opens or updates the session of a basket, which the provider's script then uses. */
  startSession(request: PayLaterSessionRequest): Promise<PayLaterSession>;
  /** Decides on a purchase; an authorization by the script is passed as its token. */
  authorize(request: PayLaterRequest): Promise<PayLaterDecision>;
  /** Whether the purchase was approved; `undefined` for an unknown reference, whose request may still be in transit. */
  find(reference: string): Promise<{ readonly isApproved: boolean } | undefined>;
  /** Captures the money of an authorization. */
  capture(reference: string, amount: Money): Promise<void>;
  /** Voids an authorization that was not captured; does nothing when it is unknown or void already. */
  void(reference: string): Promise<void>;
  /** Refunds captured money; once per `refundId`. */
  refund(reference: string, refundId: string, amount: Money): Promise<void>;
}

export interface PayLaterSessionRequest extends Money {
  /** Id of the basket. */
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
  /** Token from the script; without it the provider decides by the names alone. */
  readonly authorizationToken?: string | undefined;
  readonly givenName: string;
  readonly familyName: string;
}

/** A rejection with a form to show can be corrected by the customer; one without is final (`PAY400`). */
export type PayLaterDecision =
  | { readonly isApproved: true; readonly authorizationToken: string }
  | { readonly isApproved: false; readonly showForm: boolean };
