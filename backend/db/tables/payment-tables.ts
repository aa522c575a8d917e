import type { Defaulted } from './column-types.ts';

/** Payment instruments with a balance, amounts taken by orders, and the ledgers of the sandbox providers. */
export interface PaymentTables {
  gift_card: GiftCardTable;
  voucher: VoucherTable;
  payment_movement: PaymentMovementTable;
  sandbox_card: SandboxCardTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}

interface GiftCardTable {
  number: string;
  /** `salt:hash`, base64url; see `payment/gift-card-pin.ts`. */
  pin_hash: string;
  currency: string;
  /** Never below zero. */
  balance_minor: number;
  /** A `blocked` card cannot be used in the shop. */
  state: Defaulted<'active' | 'blocked'>;
  expires_at: number | null;
  /** The order, line and unit it was sold with; null for other cards. */
  issued_for: string | null;
  created_at: number;
}

interface VoucherTable {
  /** Upper case. */
  code: string;
  consumer_no: string;
  /** A code is used up by its first use, a card retains the rest. */
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  currency: string;
  amount_minor: number;
  /** Never below zero. */
  balance_minor: number;
  expires_at: number | null;
  created_at: number;
}

/** An amount an order took from a balance: written once, restored once. */
interface PaymentMovementTable {
  order_number: string;
  payment_method_id: string;
  /** Gift card number, voucher code or consumer number. */
  reference: string;
  /** The amount it paid. */
  amount_minor: number;
  /** The amount taken from the balance in its own units: points for points, else minor units. */
  taken: number;
  /** The part of `taken` restored by refunds, before `given_back_at` restored the rest. */
  given_back: Defaulted<number>;
  created_at: number;
  given_back_at: number | null;
}

/** Cards of the sandbox provider: their behaviour, never their number. */
interface SandboxCardTable {
  token: string;
  behaviour: 'approve' | 'challenge' | 'decline' | 'fraud';
  /** The provider's response: immediate, delayed, or lost. */
  answer: Defaulted<'prompt' | 'slow' | 'lost'>;
  brand: string;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  fingerprint: string;
  /** Null for a saved card. */
  expires_at: number | null;
}

interface SandboxPaymentTable {
  /** `<provider>/<reference of the shop>`. */
  reference: string;
  session_id: string;
  status: 'challenge' | 'redirect' | 'authorized' | 'captured' | 'declined' | 'void';
  amount_minor: number;
  currency: string;
  captured_minor: Defaulted<number>;
  refunded_minor: Defaulted<number>;
  /** The path that a bank's page redirects back to. */
  return_path: string | null;
  created_at: number;
}

interface SandboxRefundTable {
  reference: string;
  refund_id: string;
  amount_minor: number;
}
