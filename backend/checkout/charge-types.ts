import type { CartAddress } from '../../src/api/core/address.schema.ts';
import type { PlacementRequest } from '../../src/api/orders/orders.schema.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import type { Money } from '../providers/payment.ts';

export interface ChargeRequest {
  readonly reference: string;
  readonly money: Money;
  readonly cart: LoadedCart;
  readonly paymentMethod: PlacementRequest['paymentMethod'];
  readonly billingAddress: CartAddress;
}

/** Money that a provider promised, or will once the shopper has done what `action` says. */
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

/** What orders have charged by others. A refusal of theirs is one of the catalogue's. */
export interface Charges {
  charge(request: ChargeRequest): Promise<Charge>;
  /** Whether what waited is paid now. */
  complete(completion: Completion): Promise<boolean>;
  /** Lets go of it, whoever promised it; a reference nobody knows is no fault. */
  release(reference: string): Promise<void>;
  /** What the providers know of an attempt; `unknown` ones may still be on their way. */
  find(reference: string): Promise<'unknown' | 'promised' | 'over'>;
}
