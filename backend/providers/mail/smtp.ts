import { createTransport } from 'nodemailer';
import { listHeaders, PermanentError, type OutgoingMessage, type Transport } from '../../messaging/message.ts';

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly url: string;
  /** `Marrow Ridge <shop@example.com>`, or the address alone. */
  readonly from: string;
}

const WIDTH = 5;
/** Together far below the duration of a lease. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Mail by SMTP. A password is only sent encrypted, except on this machine. */
export function createSmtpTransport({ url: text, from }: MailServer): Transport {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const mailer = createTransport({
    pool: true,
    maxConnections: WIDTH,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: user !== '' && !LOOPBACK.test(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    width: WIDTH,
    retainsSent: false,
    async send(message) {
      try {
        await mailer.sendMail({ from, ...toMail(message), messageId: `<${message.id}@${domain}>` });
      } catch (error) {
        throw isPermanentRejection(error)
          ? new PermanentError('The mail server refuses the message.', { cause: error })
          : error;
      }
    },
    close: () => mailer.close(),
  };
}

/** The recipient is passed as one address object, so that it cannot contain a list. */
function toMail(message: OutgoingMessage) {
  const { recipient, subject = '', text, html, attachments = [], locale } = message;
  return {
    to: { name: '', address: recipient },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale, ...listHeaders(message) },
    attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
  };
}

/**
 * Whether the server will never accept this message, because of its recipient or content, not because of the
 * credentials.
 */
function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMessage && Number(error.responseCode) >= 500;
}
