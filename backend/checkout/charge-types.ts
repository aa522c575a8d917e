import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { PlacementRequest } from '../../src/api/orders/orders.schema.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import type { Money } from '../providers/payment/payment.ts';

export interface ChargeRequest {
  readonly reference: string;
  readonly money: Money;
  readonly cart: LoadedCart;
  readonly paymentMethod: PlacementRequest['paymentMethod'];
  readonly billingAddress: CartAddress;
}

/** An authorised amount, or one that will be once the customer has completed `action`. */
export interface Charge {
  readonly reference: string;
  readonly methodId: string;
  readonly amount: number;
  readonly cardType: string | null;
  readonly instrumentId: string;
  readonly action: ChargeAction | null;
}

export interface ChargeAction {
  readonly type: 'challenge' | 'redirect';
  readonly url: string;
  readonly sessionID: string;
  readonly paymentInstrumentId: string;
}

export interface Completion {
  readonly reference: string;
  readonly sessionId: string;
  readonly redirectResult: string;
}

/** Charges by payment providers. A provider's rejection is thrown as an error of the catalogue. */
export interface Charges {
  charge(request: ChargeRequest): Promise<Charge>;
  /** Returns whether the pending payment is now paid. */
  complete(completion: Completion): Promise<boolean>;
  /** Voids the authorisation at any provider; ignores an unknown reference. */
  release(reference: string): Promise<void>;
  /** The state of an attempt at the providers; an `unknown` one may still arrive. */
  find(reference: string): Promise<'unknown' | 'promised' | 'over'>;
}
