import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { createOutbox, type Outbox } from '../../messaging/outbox.ts';
import { createInbox } from './inbox-routes.ts';
import { inboxTransport } from './inbox-transport.ts';

const quiet = { info() {}, warn() {}, error() {} };
const hostile = '<script>alert(1)</script>';

describe.each(TEST_DATABASES)('the sandbox inbox in $name', ({ open }) => {
  let database: Database;
  let outbox: Outbox;
  let clock = 1_700_000_000_000;
  beforeAll(async () => {
    database = await open();
    const transports = { mail: inboxTransport, sms: inboxTransport };
    outbox = createOutbox({ ...database, transports, log: quiet, now: () => clock++ });
    const invoice = {
      filename: 'Rechnung ä.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([1, 2, 255]),
    };
    const mail = {
      channel: 'mail',
      recipient: 'ann@example.com',
      subject: 'First',
      text: 'One',
      locale: 'en-us',
    } as const;
    await outbox.enqueue(database.write, { ...mail, html: `<p>${hostile}</p>`, attachments: [invoice] });
    await outbox.enqueue(database.write, { ...mail, subject: `Second ${hostile}`, text: hostile });
    await outbox.enqueue(database.write, { channel: 'sms', recipient: '+15035550100', text: 'Short', locale: 'en-us' });
  });
  afterAll(async () => {
    await outbox.close();
    await database.close();
  });

  const get = (path: string) => createInbox({ ...database, flush: outbox.flush }).request(path);

  test('lists sent messages, newest first', async () => {
    const messages = await (await get('/inbox.json')).json();
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Short', hostile, 'One']);
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '+15035550100', html: null, attachments: [] });
  });

  test('lists those to one recipient, in any notation', async () => {
    const subjects = async (to: string) => {
      const messages = await (await get(`/inbox.json?to=${encodeURIComponent(to)}`)).json();
      return messages.map(({ subject }: { subject: string }) => subject);
    };
    expect(await subjects(' Ann@Example.com')).toEqual([`Second ${hostile}`, 'First']);
    expect(await subjects('+15035550100')).toEqual(['']);
    expect(await subjects('eve@example.com')).toEqual([]);
  });

  test('returns attachments unchanged', async () => {
    const [{ attachments }] = (await (await get('/inbox.json?to=ann@example.com')).json()).slice(1);
    expect(attachments).toMatchObject([{ filename: 'Rechnung ä.pdf', contentType: 'application/pdf', size: 3 }]);
    const answer = await get(attachments[0].url.replace('/sandbox', ''));
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 255]);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Rechnung%20%C3%A4.pdf");
    expect((await get(attachments[0].url.replace('/sandbox', '').replace(/\d$/, '7'))).status).toBe(404);
  });

  test('shows the same as a page, with scripts disabled', async () => {
    const page = await (await get('/inbox?to=ann@example.com')).text();
    expect(page).toContain('2 messages');
    expect(page).not.toContain(hostile);
    expect(page).toContain('Second &lt;script&gt;');
    const [path = ''] = /\/inbox\/[^"]+mail\.html/.exec(page) ?? [];
    const mail = await get(path);
    expect(await mail.text()).toBe(`<p>${hostile}</p>`);
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await get('/inbox/none/mail.html')).status).toBe(404);
  });

  test.each([
    ['/inbox?to=+15035550100', '0 messages'],
    ['/inbox?to=%2B15035550100', '1 message<'],
    ['/inbox?to=', '3 messages'],
    ['/inbox?to=%20', '3 messages'],
    ['/inbox?to="><script>', 'value="&quot;&gt;&lt;script&gt;"'],
  ])('shows at %s %j', async (path, content) => {
    expect(await (await get(path)).text()).toContain(content);
  });

  test('names a text message, and links the mail only of messages with HTML', async () => {
    const page = await (await get('/inbox')).text();
    expect(page).toContain('>Text message</h2>');
    expect(page.match(/Open as it looks/g)).toHaveLength(1);
    expect(page).toMatch(/<a href="[^"]+\/attachments\/0">Rechnung ä\.pdf<\/a> \(3 bytes\)/);
  });

  test('shows neither unsent messages nor more than the newest two hundred', async () => {
    const row = { channel: 'mail' as const, recipient: 'many@example.com', text: '', locale: 'en-us', due_at: 9e15 };
    const rows = Array.from({ length: 203 }, (_, index) => ({
      ...row,
      id: `many-${index}`,
      subject: `${index}`,
      created_at: 18e11 + index,
      status: index === 202 ? ('failed' as const) : ('sent' as const),
    }));
    await database.write.insertInto('outbox').values(rows).execute();
    const messages = await (await get('/inbox.json?to=many@example.com')).json();
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(
      Array.from({ length: 200 }, (_, index) => `${201 - index}`),
    );
    expect((await get('/inbox/many-202/mail.html')).status).toBe(404);
    expect((await get('/inbox/many-202/attachments/0')).status).toBe(404);
  });
});
