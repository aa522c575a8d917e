import { withoutUser, type SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Transport } from '../../messaging/message.ts';
import type { Provider } from '../provider.ts';
import { createSmtpTransport, type MailServer } from './smtp.ts';

export const provider: Provider<Transport> = {
  name: 'mail',
  adapters: {
    smtp: (reader) => {
      const server = readMailServer(reader);
      return () => createSmtpTransport(server);
    },
  },
  isRequired: true,
};

export function readMailServer(reader: SettingReader): MailServer {
  return { url: readMailUrl(reader), from: readSender(reader) };
}

const URL_EXAMPLE = 'smtp://user:password@mail.example.com:587';

function readMailUrl(reader: SettingReader): string {
  const text = reader.text('MAIL_SMTP_URL');
  if (text === undefined) reader.addIssue('MAIL_SMTP_URL', 'missing, MAIL_PROVIDER=smtp needs it', URL_EXAMPLE);
  else if (!isMailUrl(URL.parse(text)))
    reader.addIssue('MAIL_SMTP_URL', `"${withoutUser(text)}" is not smtp://user:password@host:port`, URL_EXAMPLE);
  return text ?? '';
}

function isMailUrl(url: URL | null): boolean {
  if (!url || !/^smtps?:$/.test(url.protocol)) return false;
  return url.hostname !== '' && url.search === '' && url.hash === '' && url.pathname.length <= 1;
}

const SENDER = /^(?:[^<>\r\n"]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function readSender(reader: SettingReader): string {
  const example = 'Marrow Ridge <shop@example.com>';
  const text = reader.text('MAIL_FROM');
  if (text === undefined) reader.addIssue('MAIL_FROM', 'missing, MAIL_PROVIDER=smtp needs it', example);
  else if (!SENDER.test(text)) reader.addIssue('MAIL_FROM', `"${text}" is not an address`, example);
  return text ?? '';
}
