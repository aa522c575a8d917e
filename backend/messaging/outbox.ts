import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Log } from '../../src/lib/log.ts';
import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Tables } from '../db/tables.ts';
import { leaseDue, settleFailed, settleSent, type LeasedMessages, type LeaseDeps, ATTEMPTS } from './message-leases.ts';
import { hasDeclined } from './notification-choices.ts';
import { isSubscribed } from './consent.ts';
import { PermanentError, type Message, type Transport } from './message.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Maximum of sent messages that the outbox retains. */
const MAX_RETAINED = 5000;

/** Deletes messages a week after they were sent or given up, and all but the newest 5,000; unsent messages stay. */
export async function removeOld({ read, write, now }: LeaseDeps): Promise<void> {
  const at = now();
  await write
    .updateTable('outbox')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where('attempts', '>=', ATTEMPTS)
    .where('due_at', '<=', at)
    .execute();
  const last = await read
    .selectFrom('outbox')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(MAX_RETAINED)
    .limit(1)
    .executeTakeFirst();
  await write
    .deleteFrom('outbox')
    .where('status', '!=', 'waiting')
    .where('created_at', '<=', Math.max(at - WEEK, last?.created_at ?? 0))
    .execute();
}

/** Messages are written in the transaction of their cause, and sent after it by any process of the shop. */
export interface Outbox {
  /**
   * Writes within the caller's transaction. Does nothing when the channel is turned off, the recipient declined, or the
   * message is marketing and the recipient is not subscribed to it.
   */
  enqueue(transaction: Kysely<Tables>, message: Message): Promise<void>;
  /** Attempts everything that is due now; never rejects. */
  flush(): Promise<void>;
  /** Waits for messages that are being sent. */
  close(): Promise<void>;
}

export interface OutboxDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** A channel without a transport is turned off. */
  readonly transports: Readonly<Partial<Record<Channel, Transport | undefined>>>;
  readonly log: Log;
  readonly now?: () => number;
}

/** Milliseconds between checks for messages of other processes and for retries. */
const POLL = 1000;
/** Milliseconds for the transaction of a new message to commit. */
const COMMIT = 50;
const MINUTE = 60 * 1000;

export function createOutbox({ read, write, transports, log, now = Date.now }: OutboxDeps): Outbox {
  const deps: LeaseDeps = { read, write, now };
  const channels = (['mail', 'sms'] as const).flatMap((channel) => {
    const transport = transports[channel];
    return transport === undefined ? [] : [{ channel, transport }];
  });
  const closing = new AbortController();
  let cleanedAt = 0;

  async function pass(): Promise<void> {
    try {
      await Promise.all(channels.map(({ channel, transport }) => drain(channel, transport)));
      if (closing.signal.aborted || channels.length === 0 || now() - cleanedAt < MINUTE) return;
      cleanedAt = now();
      await removeOld(deps);
    } catch (error) {
      log.error({ err: error }, 'outbox: due messages could not be loaded');
    }
  }

  async function drain(channel: Channel, transport: Transport): Promise<void> {
    while (!closing.signal.aborted) {
      const claimed = await leaseDue(deps, channel, transport.width);
      await sendAll(claimed, transport);
      if (claimed.messages.length < transport.width) return;
    }
  }

  async function sendAll({ claim, messages }: LeasedMessages, transport: Transport): Promise<void> {
    const outcomes = await Promise.allSettled(messages.map((message) => transport.send(message)));
    const sent = messages.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    await settleSent(deps, { claim, ids: sent.map(({ id }) => id), isRetained: transport.retainsSent });
    for (const [index, { id, channel, attempts }] of messages.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status !== 'rejected') continue;
      const isPermanent = outcome.reason instanceof PermanentError;
      log.warn({ messageId: id, channel, attempts, isPermanent, ...codesOf(outcome.reason) }, 'outbox: not sent');
      await settleFailed(deps, { claim, id, attempts, isPermanent });
    }
  }

  const flush = oneAtATime(pass);
  const polling = setInterval(() => void flush(), POLL).unref();
  let nudge: NodeJS.Timeout | undefined;

  return {
    async enqueue(transaction, message) {
      if (transports[message.channel] === undefined) return;
      if (!(await writeMessage(transaction, message, now()))) return;
      clearTimeout(nudge);
      nudge = setTimeout(() => void flush(), COMMIT).unref();
    },
    flush,
    async close() {
      closing.abort();
      clearInterval(polling);
      clearTimeout(nudge);
      await flush();
      for (const { transport } of channels) transport.close();
    },
  };
}

/** Writes a message that its recipient wants, and returns whether they do; a running shop sends it. */
export async function writeMessage(transaction: Kysely<Tables>, message: Message, at: number): Promise<boolean> {
  const { notification, marketing } = message;
  if (notification && (await hasDeclined(transaction, { ...message, ...notification }))) return false;
  if (marketing && !(await isSubscribed(transaction, { ...message, type: marketing.type }))) return false;
  await transaction.insertInto('outbox').values(toRow(message, at)).execute();
  return true;
}

/** A call during a run waits for one more run, which it shares with all other waiting calls. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  return function start(): Promise<void> {
    if (current === undefined) {
      current = run().finally(() => (current = undefined));
      return current;
    }
    next ??= current.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
}

function toRow(message: Message, at: number): Insertable<Tables['outbox']> {
  const { channel, recipient, subject = '', text, html = null, attachments = [], locale, sendAt = at } = message;
  const stored = attachments.map(({ content, ...rest }) => ({
    ...rest,
    content: Buffer.from(content).toString('base64'),
  }));
  const body = { subject, text, html, attachments: JSON.stringify(stored) };
  return {
    id: randomUUID(),
    channel,
    recipient,
    ...body,
    locale,
    unsubscribe_url: message.marketing?.unsubscribeUrl ?? null,
    due_at: Math.max(at, sendAt),
    claim: null,
    created_at: at,
    sent_at: null,
  };
}

/** Loggable fields of an error: its message may contain the recipient. */
function codesOf(reason: unknown): object {
  if (!(reason instanceof Error)) return {};
  const cause: object = reason.cause instanceof Error ? reason.cause : reason;
  return {
    ...('code' in cause ? { code: cause.code } : {}),
    ...('responseCode' in cause ? { responseCode: cause.responseCode } : {}),
  };
}
