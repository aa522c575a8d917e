import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Notification } from './notification-choices.ts';

/** What makes a message marketing: the list that its recipient has to be subscribed to, and the link that ends it. */
export interface MarketingList {
  readonly type: string;
  readonly unsubscribeUrl: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A message to a person, by mail or as a text message. */
export interface Message {
  readonly channel: Channel;
  /** Email address, or phone number in E.164. */
  readonly recipient: string;
  /** Of mails only. */
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  readonly locale: string;
  /** For what customers can decline; a message without it is always sent (docs/calls.md#notifications). */
  readonly notification?: Pick<Notification, 'type' | 'consumerNo'>;
  /** Of marketing only: the outbox drops it unless the recipient is subscribed. */
  readonly marketing?: MarketingList;
  /** The earliest moment at which it is sent; at once without it. */
  readonly sendAt?: number;
}

export interface OutgoingMessage extends Omit<Message, 'marketing'> {
  /** Equal for every attempt, so that the recipient can detect duplicates. */
  readonly id: string;
  /** Of marketing only. */
  readonly unsubscribeUrl?: string;
}

/** Headers by which a mail program offers to unsubscribe, at once and without a page (RFC 2369, RFC 8058). */
export function listHeaders({ unsubscribeUrl }: Pick<OutgoingMessage, 'unsubscribeUrl'>): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends messages of one channel. */
export interface Transport {
  /** Rejects with `PermanentFailure` when retrying is useless, with any other error when it is not. */
  send(message: OutgoingMessage): Promise<void>;
  /** Number of messages sent concurrently. */
  readonly width: number;
  /** Whether sent messages stay in the outbox for a while. */
  readonly retainsSent: boolean;
  close(): void;
}

export class PermanentError extends Error {}
