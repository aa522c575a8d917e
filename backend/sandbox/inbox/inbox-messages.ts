import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { toMessage } from '../../messaging/message-leases.ts';
import { listHeaders, type Attachment } from '../../messaging/message.ts';

export interface InboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly locale: string;
  /** Headers of marketing, by which a mail program offers to unsubscribe. */
  readonly headers: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly attachments: readonly { filename: string; contentType: string; size: number; url: string }[];
}

const MAX_LISTED = 200;

/** The newest first, at most 200; those to one recipient with `to`. */
export async function readInbox(read: Kysely<Tables>, to?: string): Promise<InboxMessage[]> {
  const rows = await read
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'sent')
    .$if(to !== undefined, (query) => query.where(sql`lower(recipient)`, '=', to?.trim().toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toInboxMessage);
}

function toInboxMessage(row: Selectable<Tables['outbox']>): InboxMessage {
  const { id, channel, recipient: to, subject, text, html, locale, sent_at, created_at } = row;
  const message = toMessage(row);
  const attachments = (message.attachments ?? []).map(({ filename, contentType, content }, index) => {
    const url = `/sandbox/inbox/${id}/attachments/${index}`;
    return { filename, contentType, size: content.length, url };
  });
  return {
    id,
    channel,
    to,
    subject,
    text,
    html,
    locale,
    headers: listHeaders(message),
    sentAt: new Date(sent_at ?? created_at).toISOString(),
    attachments,
  };
}

export async function findMail(read: Kysely<Tables>, id: string): Promise<{ html: string | null } | undefined> {
  return read.selectFrom('outbox').select('html').where('id', '=', id).where('status', '=', 'sent').executeTakeFirst();
}

export async function findAttachment(read: Kysely<Tables>, id: string, index: number): Promise<Attachment | undefined> {
  const row = await read
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return row && toMessage(row).attachments?.[index];
}
