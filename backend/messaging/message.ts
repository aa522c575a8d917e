import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Notification } from './notification-choices.ts';

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
  /** The earliest moment at which it is sent; at once without it. */
  readonly sendAt?: number;
}

export interface OutgoingMessage extends Message {
  /** Equal for every attempt, so that the recipient can detect duplicates. */
  readonly id: string;
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
