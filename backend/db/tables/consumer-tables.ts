import type { Defaulted } from './column-types.ts';

/** Accounts and their data. */
export interface ConsumerTables {
  consumer: ConsumerTable;
  consumer_identity: ConsumerIdentityTable;
  spend_account: SpendAccountTable;
  address: AddressTable;
  payment_card: PaymentCardTable;
}

interface ConsumerTable {
  consumer_no: string;
  /** Normalised (`foldEmail`); the login. */
  email: string;
  /** When the owner verified the address; null while it was only entered. */
  email_verified_at: Defaulted<number | null>;
  /** Null for an account with social sign-in only. */
  password_hash: string | null;
  consumer_type: 'REGISTERED' | 'EMPLOYEE';
  first_name: string | null;
  last_name: string | null;
  /** E.164. */
  phone: string | null;
  /** Dial code without plus. */
  phone_code: string | null;
  postal_code: string | null;
  /** ISO 8601 date. */
  birth_date: string | null;
  /** Separated by `|`. */
  interests: string | null;
  shoe_size: string | null;
  /** Member number of the loyalty programme; null for other consumers. */
  member_id: string | null;
  loyalty_opt_in_at: number | null;
  loyalty_confirmed: Defaulted<number>;
  points: Defaulted<number>;
  /** When the terms of the employee discount were accepted. */
  employee_terms_at: number | null;
  /** What opened the sign-up form, as in `#modal=sign-up_footer`; null where unknown. */
  sign_up_location: Defaulted<string | null>;
  /** `enrollment_marketing_source` of the address at sign-up. */
  marketing_source: Defaulted<string | null>;
  site_id: string;
  locale: string;
  created_at: number;
  updated_at: number;
}

interface ConsumerIdentityTable {
  /** `google`, `facebook`, `amazon`, `WRANX` or `IPA`. */
  provider: string;
  subject: string;
  consumer_no: string;
  /** Claims of the last sign-in; the address is verified. */
  name: Defaulted<string | null>;
  email: Defaulted<string | null>;
}

interface SpendAccountTable {
  consumer_no: string;
  kind: 'employee' | 'athlete' | 'prosumer' | 'credited';
  currency: string;
  /** In `year`; a count of another year is over. */
  spent_minor: Defaulted<number>;
  /** 0 until something is counted. */
  year: Defaulted<number>;
  /** Maximum spend at the discount per year. */
  cap_minor: number | null;
  /** Credit to pay with per year; never overspent. */
  credit_minor: number | null;
}

interface AddressTable {
  id: string;
  consumer_no: string;
  /** Shipping or billing. */
  approach_type: 'S' | 'B';
  /** At most one per type. */
  is_main: Defaulted<number>;
  /** JSON of the address fields. */
  fields: string;
  created_at: number;
  updated_at: number;
}

interface PaymentCardTable {
  /** The `paymentInstrumentId`. */
  id: string;
  consumer_no: string;
  kind: 'CREDIT_CARD' | 'GIFT_CARD';
  /** Equal for equal cards; reveals nothing about the number. */
  fingerprint: string;
  /** The provider's token, or a sealed gift card number. */
  token: string;
  brand: string | null;
  bin: string | null;
  last4: string;
  holder: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  is_main: Defaulted<number>;
  created_at: number;
}

/** The data of an account beside the consumer's details. */
export interface AccountTables {
  notification_choice: NotificationChoiceTable;
  loyalty_token: LoyaltyTokenTable;
  event_registration: EventRegistrationTable;
  support_case: SupportCaseTable;
}

interface NotificationChoiceTable {
  consumer_no: string;
  type: string;
  /** `email` or `sms`. */
  channel: string;
  is_wanted: number;
  updated_at: number;
}

/** A token for the sign-up to the loyalty programme. */
interface LoyaltyTokenTable {
  /** SHA-256, hex. */
  token_hash: string;
  consumer_no: string;
  expires_at: number;
}

interface EventRegistrationTable {
  id: string;
  consumer_no: string;
  request_type: string;
  organisation: string;
  /** Empty when the request is for the organisation as a whole. */
  event_id: string;
  /** JSON of the other attributes of the request. */
  attributes: string;
  site_id: string;
  created_at: number;
  updated_at: number;
}

interface SupportCaseTable {
  case_number: string;
  kind: 'contact' | 'warranty';
  consumer_no: string;
  /** Normalised. */
  email: string;
  topic: string;
  subject: string;
  message: string;
  /** JSON of the form's other fields. */
  fields: string;
  site_id: string;
  locale: string;
  created_at: number;
}
