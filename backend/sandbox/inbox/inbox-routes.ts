import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findAttachment, findMail, readInbox, type InboxMessage } from './inbox-messages.ts';
import { html } from 'hono/html';

/** A mail is displayed without scripts, and loads nothing but the shop's images. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups";

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

/** The inbox as a page: sent messages, newest first. */
function inboxPage(messages: readonly InboxMessage[], to: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Sandbox inbox</title>
        <link rel="stylesheet" href="/sandbox/inbox.css" />
      </head>
      <body>
        <main>
          <h1>Sandbox inbox</h1>
          <p>Mail and text messages the shop has sent, newest first. Nothing left this machine.</p>
          <form method="get" role="search">
            <label for="to">Recipient</label>
            <input id="to" name="to" value="${to}" autocomplete="off" />
            <button>Show</button>
          </form>
          <p role="status">${messages.length === 1 ? '1 message' : `${messages.length} messages`}</p>
          ${messages.map(messageItem)}
        </main>
      </body>
    </html>`;
}

function messageItem(message: InboxMessage) {
  const { id, channel, to, subject, text, sentAt, attachments } = message;
  const titleId = `m-${id}`;
  return html`<article aria-labelledby="${titleId}">
    <h2 id="${titleId}">${channel === 'sms' ? 'Text message' : subject}</h2>
    <p>To ${to}, <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
    <pre tabindex="0" aria-label="Text">${text}</pre>
    ${message.html === null ? '' : html`<p><a href="/sandbox/inbox/${id}/mail.html">Open as it looks</a></p>`}
    ${
      attachments.length === 0
        ? ''
        : html`<ul>
            ${attachments.map(({ filename, size, url }) => html`<li><a href="${url}">${filename}</a> (${size} bytes)</li>`)}
          </ul>`
    }
  </article>`;
}

const INBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 48rem; margin-inline: auto; padding: 1.5rem; }
h1, h2 { line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
input, button { font: inherit; padding: 0.25rem 0.5rem; min-block-size: 2.75rem; box-sizing: border-box; }
article { border-block-start: 1px solid; padding-block: 1.25rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { overflow-wrap: anywhere; }
`;
