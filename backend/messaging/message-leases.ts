import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Channel } from '../db/tables/outbox-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { OutgoingMessage } from './message.ts';

/** Longer than a transport's timeouts: only a process that died leaves an unreleased lease. */
export const LEASE_MS = 5 * 60 * 1000;
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
/** With the delays below, about a day. */
export const ATTEMPTS = 30;

export interface LeasedMessages {
  readonly claim: string;
  readonly messages: readonly (OutgoingMessage & { readonly attempts: number })[];
}

export interface LeaseDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now: () => number;
}

/**
 * Leases up to `limit` due messages to this process; a message whose process died is due again when its lease expires.
 */
export async function leaseDue(deps: LeaseDeps, channel: Channel, limit: number): Promise<LeasedMessages> {
  const { read, write, now } = deps;
  const at = now();
  const claim = randomUUID();
  const due = await read
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  if (due.length === 0) return { claim, messages: [] };
  const ids = due.map(({ id }) => id);
  const rows = await write
    .updateTable('outbox')
    .set(({ eb }) => ({ claim, due_at: at + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .returningAll()
    .execute();
  return { claim, messages: rows.map((row) => ({ ...toMessage(row), attempts: row.attempts })) };
}

/** Marks a message as sent, or deletes it when the transport does not retain sent messages. */
export async function settleSent(
  { write, now }: LeaseDeps,
  sent: { claim: string; ids: readonly string[]; isRetained: boolean },
): Promise<void> {
  const { claim, ids, isRetained } = sent;
  if (ids.length === 0) return;
  if (isRetained) {
    const change = { status: 'sent', sent_at: now(), claim: null } as const;
    await write.updateTable('outbox').set(change).where('id', 'in', ids).where('claim', '=', claim).execute();
  } else {
    await write.deleteFrom('outbox').where('id', 'in', ids).where('claim', '=', claim).execute();
  }
}

/** Schedules the next attempt, or marks the message as failed for good. */
export async function settleFailed(
  { write, now }: LeaseDeps,
  failed: { claim: string; id: string; attempts: number; isPermanent: boolean },
): Promise<void> {
  const { claim, id, attempts } = failed;
  const status = failed.isPermanent || attempts >= ATTEMPTS ? 'failed' : 'waiting';
  await write
    .updateTable('outbox')
    .set({ status, claim: null, due_at: now() + waitAfter(attempts) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** 5 s, 10 s, 20 s and so on, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(HOUR, 5 * SECOND * 2 ** Math.min(attempts - 1, 20));
}

const storedAttachments = z.array(
  z.object({ filename: z.string(), contentType: z.string(), content: z.base64().transform(fromBase64) }),
);

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

export function toMessage(row: Selectable<Tables['outbox']>): OutgoingMessage {
  const { id, channel, recipient, subject, text, html, locale, unsubscribe_url } = row;
  const attachments = storedAttachments.parse(JSON.parse(row.attachments));
  const message = { id, channel, recipient, subject, text, ...(html === null ? {} : { html }), attachments, locale };
  return unsubscribe_url === null ? message : { ...message, unsubscribeUrl: unsubscribe_url };
}
