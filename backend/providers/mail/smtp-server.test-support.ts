import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received, dots unstuffed. */
  readonly data: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Responses by the start of the command line, instead of `250 OK`. */
  readonly rejections: Map<string, string>;
  close(): Promise<void>;
}

/** For tests: a mail server with the part of RFC 5321 that a sender needs, which records received mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const rejections = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, mails, rejections);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, rejections, close };
}

function converse(socket: Socket, mails: ReceivedMail[], rejections: ReadonlyMap<string, string>): void {
  let unread = '';
  let envelope = { from: '', to: [] as string[] };
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);

  function takeCommand(line: string): void {
    const rejection = [...rejections].find(([start]) => line.startsWith(start))?.[1];
    if (rejection !== undefined) reply(rejection);
    else if (line.startsWith('EHLO')) reply('250 test.example');
    else if (line.startsWith('MAIL FROM:')) reply('250 OK');
    else if (line.startsWith('RCPT TO:')) reply('250 OK');
    else if (line === 'STARTTLS') reply('502 Not here');
    else if (line === 'DATA') reply('354 Go on');
    else if (line === 'QUIT') socket.end('221 Bye\r\n');
    else reply('250 OK');
    if (rejection !== undefined) return;
    if (line.startsWith('MAIL FROM:')) envelope = { from: addressIn(line), to: [] };
    if (line.startsWith('RCPT TO:')) envelope.to.push(addressIn(line));
    isData = line === 'DATA';
  }

  function takeData(end: number): void {
    const data = unread.slice(0, end).replaceAll('\r\n..', '\r\n.');
    unread = unread.slice(end + '\r\n.\r\n'.length);
    isData = false;
    mails.push({ ...envelope, data });
    reply('250 Kept');
  }

  reply('220 test.example ESMTP');
  socket.on('data', (chunk) => {
    unread += chunk.toString('utf8');
    for (;;) {
      const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      if (isData) {
        takeData(end);
        continue;
      }
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      takeCommand(line);
    }
  });
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
