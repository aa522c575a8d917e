import type { Defaulted } from './column-types.ts';

/** Outgoing messages and pending confirmations. */
export interface OutboxTables {
  outbox: OutboxTable;
  used_captcha: UsedCaptchaTable;
  subscription_confirmation: SubscriptionConfirmationTable;
  newsletter_delivery: NewsletterDeliveryTable;
}

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
  /** Of marketing only. */
  unsubscribe_url: Defaulted<string | null>;
  /** `failed`: no further attempts. */
  status: Defaulted<'waiting' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  /** Time of the next attempt; for a leased message, the expiry of the lease. */
  due_at: number;
  /** The lease of the sending process. */
  claim: string | null;
  created_at: number;
  sent_at: number | null;
}

interface UsedCaptchaTable {
  challenge_hash: string;
  /** The expiry of the challenge: afterwards the captcha is rejected anyway. */
  expires_at: number;
}

/** An issue of the newsletter is sent once to each subscription. */
interface NewsletterDeliveryTable {
  /** Name of the page that the issue shows. */
  issue: string;
  subscription_id: string;
  created_at: number;
}

interface SubscriptionConfirmationTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  email: string;
  channel: string;
  type: string;
  expires_at: number;
}
