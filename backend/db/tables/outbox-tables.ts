import type { ColumnType } from 'kysely';

/** Messages on their way to people, and what waits for an answer to them. */
export interface OutboxTables {
  outbox: OutboxTable;
  used_captcha: UsedCaptchaTable;
  subscription_confirmation: SubscriptionConfirmationTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type Channel = 'mail' | 'sms';

interface OutboxTable {
  id: string;
  channel: Channel;
  /** Email address, or phone number in E.164. */
  recipient: string;
  /** Empty in a text message. */
  subject: string;
  text: string;
  html: string | null;
  /** JSON `[{ filename, contentType, content }]`, the content in base64. */
  attachments: Defaulted<string>;
  locale: string;
  /** `failed`: nobody tries any more. */
  status: Defaulted<'waiting' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  /** When it is tried next; for a claimed one, when the claim has run out. */
  due_at: number;
  /** Of the process that sends it. */
  claim: string | null;
  created_at: number;
  sent_at: number | null;
}

interface UsedCaptchaTable {
  challenge_hash: string;
  /** Of the challenge: afterwards it is refused anyway. */
  expires_at: number;
}

interface SubscriptionConfirmationTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  email: string;
  channel: string;
  type: string;
  expires_at: number;
}
