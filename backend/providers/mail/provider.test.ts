import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { readMailServer } from './provider.ts';

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  return { server: readMailServer(reader), issues: reader.issues };
}

const ENV = { MAIL_SMTP_URL: 'smtps://shop:secret@mail.example.com:465', MAIL_FROM: 'Shop <shop@example.com>' };

describe('the mail server', () => {
  test('is read from its variables', () => {
    expect(read(ENV)).toEqual({ server: { url: ENV.MAIL_SMTP_URL, from: ENV.MAIL_FROM }, issues: [] });
  });

  test.each(['https://mail.example.com', 'smtp://', 'smtp://mail/path', 'smtp://mail?x=1', 'smtp://mail#x', 'mail'])(
    'is no SMTP server with the address %s',
    (MAIL_SMTP_URL) => {
      expect(read({ ...ENV, MAIL_SMTP_URL }).issues).toEqual([expect.stringMatching(/^MAIL_SMTP_URL: /)]);
    },
  );

  test.each(['Shop', 'Shop <shop>', 'a@b\r\nBcc: c@d', '"x" <a@b>'])('rejects the sender %j', (MAIL_FROM) => {
    expect(read({ ...ENV, MAIL_FROM }).issues).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  });

  test('needs both, and hides the password', () => {
    expect(read({}).issues.map((issue) => issue.split(':')[0])).toEqual(['MAIL_SMTP_URL', 'MAIL_FROM']);
    expect(read({ ...ENV, MAIL_SMTP_URL: 'http://root:hush@mail' }).issues[0]).not.toContain('hush');
  });
});
