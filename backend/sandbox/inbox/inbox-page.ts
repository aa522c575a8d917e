import { html } from 'hono/html';
import type { InboxMessage } from './inbox-messages.ts';

/** The inbox as a page: sent messages, newest first. */
export function inboxPage(messages: readonly InboxMessage[], to: string) {
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

export const INBOX_STYLE = `
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
