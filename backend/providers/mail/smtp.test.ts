import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PermanentError, type OutgoingMessage, type Transport } from '../../messaging/message.ts';
import { createSmtpTransport } from './smtp.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.test-support.ts';

const FROM = 'Marrow Ridge <shop@example.com>';
const message: OutgoingMessage = {
  id: '7b1e',
  channel: 'mail',
  recipient: 'ann@example.com',
  subject: 'Ihre Bestellung – größer',
  text: 'Hello\n.\nAnn',
  html: '<p>Hello Ann</p>',
  locale: 'de-de',
};

describe('mail by SMTP', () => {
  let server: SmtpServer;
  let mail: Transport;
  beforeEach(async () => {
    server = await startSmtpServer();
    mail = createSmtpTransport({ url: server.url, from: FROM });
  });
  afterEach(async () => {
    mail.close();
    await server.close();
  });

  const failureOf = (sending: Promise<void>) =>
    sending.then(
      () => undefined,
      (error: unknown) => error,
    );

  test('arrives with both texts, its language and a stable id', async () => {
    await mail.send(message);
    await mail.send(message);
    const [first, second] = server.mails;
    expect(first).toMatchObject({ from: 'shop@example.com', to: ['ann@example.com'] });
    expect(first?.data).toMatch(/^From: Marrow Ridge <shop@example.com>\r$/m);
    expect(first?.data).toMatch(/^Message-ID: <7b1e@example.com>\r$/m);
    expect(second?.data).toContain('Message-ID: <7b1e@example.com>');
    expect(first?.data).toMatch(/^Content-Language: de-de\r$/m);
    expect(first?.data).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(first?.data).toMatch(/multipart\/alternative[\s\S]*Hello\r\n\.\r\nAnn[\s\S]*<p>Hello Ann<\/p>/);
  });

  test('carries attachments', async () => {
    const content = new TextEncoder().encode('%PDF-1.7');
    const attachments = [{ filename: 'invoice.pdf', contentType: 'application/pdf', content }];
    await mail.send({ ...message, attachments });
    expect(server.mails[0]?.data).toMatch(/filename=invoice\.pdf/);
    expect(server.mails[0]?.data).toContain(Buffer.from(content).toString('base64'));
  });

  test('is never sent to more than its one recipient', async () => {
    await failureOf(mail.send({ ...message, recipient: 'ann@example.com, eve@example.com' }));
    await failureOf(mail.send({ ...message, recipient: 'ann@example.com\r\nBcc: eve@example.com' }));
    await mail.send({ ...message, subject: 'Hi\r\nBcc: eve@example.com' });
    expect(server.mails.flatMap(({ to }) => to).filter((to) => to === 'eve@example.com')).toEqual([]);
    expect(server.mails.at(-1)?.data).not.toMatch(/^Bcc:/m);
  });

  test('fails permanently when the server does not know the recipient', async () => {
    server.rejections.set('RCPT TO:', '550 No such mailbox');
    expect(await failureOf(mail.send(message))).toBeInstanceOf(PermanentError);
  });

  test.each([
    ['RCPT TO:', '451 Try again later'],
    ['EHLO', '421 Closing'],
  ])('is worth another attempt after %s %s', async (command, answer) => {
    server.rejections.set(command, answer);
    const failure = await failureOf(mail.send(message));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentError);
  });

  test('is retried when no server is reachable', async () => {
    await server.close();
    const failure = await failureOf(mail.send(message));
    expect(failure).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ESOCKET/) });
    server = await startSmtpServer();
  });

  test('never sends a password unencrypted to another machine', async () => {
    // A loopback address that is not recognized as one.
    const elsewhere = (user: string) =>
      createSmtpTransport({ url: server.url.replace('//127.0.0.1', `//${user}127.1`), from: FROM });
    const [open, withPassword] = [elsewhere(''), elsewhere('shop:secret@')];
    await open.send(message);
    expect(server.mails).toHaveLength(1);
    expect(await failureOf(withPassword.send(message))).toMatchObject({ code: expect.stringMatching(/TLS/) });
    open.close();
    withPassword.close();
  });
});
