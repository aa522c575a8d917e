import type { ColumnType } from 'kysely';

/** Means of payment with a balance of their own, what orders took of them, and the books of the sandbox providers. */
export interface PaymentTables {
  gift_card: GiftCardTable;
  voucher: VoucherTable;
  payment_movement: PaymentMovementTable;
  sandbox_card: SandboxCardTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface GiftCardTable {
  number: string;
  /** `salt:hash`, base64url; see `payment/gift-card-pin.ts`. */
  pin_hash: string;
  currency: string;
  /** Never below zero. */
  balance_minor: number;
  /** `blocked` ones cannot be used in the shop. */
  state: Defaulted<'active' | 'blocked'>;
  expires_at: number | null;
  /** The order, line and unit it was sold with; nothing for others. */
  issued_for: string | null;
  created_at: number;
}

interface VoucherTable {
  /** Upper case. */
  code: string;
  consumer_no: string;
  /** A code is used up by its first use, a card keeps the rest. */
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  currency: string;
  amount_minor: number;
  /** What is left; never below zero. */
  balance_minor: number;
  expires_at: number | null;
  created_at: number;
}

/** What an order took of a balance: written once, given back once. */
interface PaymentMovementTable {
  order_number: string;
  payment_method_id: string;
  /** Gift card number, voucher code or consumer number. */
  reference: string;
  /** What it paid. */
  amount_minor: number;
  /** What left the balance, in the balance's own units: points for points, else minor units. */
  taken: number;
  /** What refunds brought back of that, before `given_back_at` brought back the rest. */
  given_back: Defaulted<number>;
  created_at: number;
  given_back_at: number | null;
}

/** Cards as the sandbox provider knows them: what they do, never their number. */
interface SandboxCardTable {
  token: string;
  behaviour: 'approve' | 'challenge' | 'decline' | 'fraud';
  /** How the provider answers for it: at once, late, or never. */
  answer: Defaulted<'prompt' | 'slow' | 'lost'>;
  brand: string;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  fingerprint: string;
  /** Nothing for a card that is kept. */
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
  /** Where a bank's page leads back to. */
  return_path: string | null;
  created_at: number;
}

interface SandboxRefundTable {
  reference: string;
  refund_id: string;
  amount_minor: number;
}
