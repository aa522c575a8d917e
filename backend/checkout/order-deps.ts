import type { Kysely, Transaction } from 'kysely';
import type { CartService } from '../cart/model/cart-service.ts';
import type { PricingService } from '../cart/model/pricing-service.ts';
import type { FindVariants } from '../catalog/products/product-variants.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { Admission } from './admission.ts';
import type { Charges } from './charge-types.ts';
import type { CartLeases } from './placement-leases.ts';
import type { OrderRow } from '../orders/model/order-rows.ts';
import type { PaymentAttempts } from './payment-attempts.ts';
import type { Settlement } from '../cart/payment/settlement.ts';
import type { Redemption } from '../orders/model/redemption.ts';

/** Moments of a placement at which a test can stop it. */
export type Moment = 'claimed' | 'charged' | 'taken' | 'written' | 'completed';

export interface OrderDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly scopeOf: ScopeOf;
  readonly pricing: PricingService;
  readonly carts: CartService;
  readonly findVariants: FindVariants;
  readonly admission: Admission;
  readonly leases: CartLeases;
  readonly charges: Charges;
  readonly attempts: PaymentAttempts;
  readonly settlement: Settlement;
  readonly redemption: Redemption;
  /** Whether who answered is a person. */
  readonly verifyCaptcha: (response: string | undefined) => Promise<boolean>;
  /** Writes the mail of an order in its transaction; it is sent after it. */
  readonly announce: (transaction: Transaction<Tables>, order: OrderRow) => Promise<void>;
  readonly now: () => number;
  readonly pauseAt: (moment: Moment) => Promise<void>;
}
