import type { Channel } from '../db/tables/outbox-tables.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** What is told to a person, by mail or as a text message. */
export interface Message {
  readonly channel: Channel;
  /** Email address, or phone number in E.164. */
  readonly recipient: string;
  /** Of a mail only. */
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  readonly locale: string;
}

export interface OutgoingMessage extends Message {
  /** The same at every attempt, so that who receives it can tell a repetition. */
  readonly id: string;
}

/** Carries messages of one channel to people. */
export interface Transport {
  /** Rejects with `PermanentFailure` where trying again is in vain, with anything else where it is not. */
  send(message: OutgoingMessage): Promise<void>;
  /** How many it carries at the same time. */
  readonly width: number;
  /** Whether the outbox is its memory: what was sent stays there for a while. */
  readonly retainsSent: boolean;
  close(): void;
}

export class PermanentError extends Error {}
