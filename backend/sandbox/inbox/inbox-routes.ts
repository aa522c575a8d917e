import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findAttachment, findMail, readInbox } from './inbox-messages.ts';
import { INBOX_STYLE, inboxPage } from './inbox-page.ts';

/** A mail is displayed without scripts and without loading anything. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups";

export interface InboxDeps {
  readonly read: Kysely<Tables>;
  /** Sends due messages, so that the inbox shows what was just caused. */
  readonly flush: () => Promise<void>;
}

/** `/inbox` as a page, `/inbox.json?to=` for programs. */
export function createInbox({ read, flush }: InboxDeps): Hono {
  const app = new Hono();
  const messagesFor = async (to: string | undefined) => {
    await flush();
    return readInbox(read, to?.trim() === '' ? undefined : to);
  };
  app.get('/inbox.json', async (context) => context.json(await messagesFor(context.req.query('to'))));
  app.get('/inbox', async (context) => {
    const to = context.req.query('to') ?? '';
    return context.html(inboxPage(await messagesFor(to), to));
  });
  app.get('/inbox.css', (context) => context.body(INBOX_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/inbox/:id/mail.html', async (context) => {
    const mail = await findMail(read, context.req.param('id'));
    if (!mail || mail.html === null) return context.notFound();
    return context.html(mail.html, 200, { 'content-security-policy': MAIL_POLICY });
  });
  app.get('/inbox/:id/attachments/:index{\\d{1,2}}', async (context) => {
    const { id, index } = context.req.param();
    const attachment = await findAttachment(read, id, Number(index));
    if (!attachment) return context.notFound();
    return context.body(Uint8Array.from(attachment.content), 200, {
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
