import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import { ATTEMPTS, leaseDue, LEASE_MS, waitAfter } from './message-leases.ts';
import { PermanentError, type OutgoingMessage, type Transport } from './message.ts';
import { createOutbox, type Outbox, removeOld } from './outbox.ts';

const HOUR = 60 * 60 * 1000;
const mailTo = (recipient: string) =>
  ({ channel: 'mail', recipient, subject: 'Hello', text: 'Text', html: '<p>Text</p>', locale: 'en-us' }) as const;

describe.each(TEST_DATABASES)('the outbox in $name', ({ open }) => {
  let database: Database;
  let outbox: Outbox;
  let sent: OutgoingMessage[];
  let error: Error | undefined;
  let clock: number;
  let logged: object[];
  const boxes: Outbox[] = [];

  const transport: Transport = {
    width: 3,
    retainsSent: true,
    async send(message) {
      if (error) throw error;
      sent.push(message);
    },
    close() {},
  };
  const log = {
    info() {},
    warn: (fields: object) => void logged.push(fields),
    error: (fields: object) => void logged.push(fields),
  };
  const now = () => clock;
  function openBox(mail: Transport | 'off' = transport): Outbox {
    const box = createOutbox({ ...database, transports: mail === 'off' ? {} : { mail }, log, now });
    boxes.push(box);
    return box;
  }

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    [sent, logged, error, clock] = [[], [], undefined, 1_000_000];
    outbox = openBox();
  });
  afterEach(async () => {
    for (const box of boxes.splice(0)) await box.close();
    await database.write.deleteFrom('outbox').execute();
  });

  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const attachment = { filename: 'invoice.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 255]) };

  test('sends a message complete and once', async () => {
    await outbox.enqueue(database.write, { ...mailTo('ann@example.com'), attachments: [attachment] });
    await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
    expect(sent).toMatchObject([mailTo('ann@example.com')]);
    expect(sent[0]?.attachments?.map(({ content }) => [...content])).toEqual([[1, 2, 255]]);
    expect(await rows()).toMatchObject([{ status: 'sent', sent_at: clock, attempts: 1, claim: null }]);
  });

  test('sends automatically after the transaction', async () => {
    await database.write.transaction().execute((transaction) => outbox.enqueue(transaction, mailTo('ann@example.com')));
    await expect.poll(() => sent.length).toBe(1);
  });

  describe('for an account that declined a kind of message', () => {
    const declined = { consumer_no: 'c-quiet', type: 'back-in-stock', channel: 'email', is_wanted: 0, updated_at: 1 };
    beforeAll(async () => {
      const account = { consumer_no: 'c-quiet', email: 'quiet@example.com', consumer_type: 'REGISTERED' as const };
      const columns = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
      const { write } = database;
      await write
        .insertInto('consumer')
        .values({ ...account, ...columns })
        .execute();
      await write.insertInto('notification_choice').values(declined).execute();
    });

    test.each([
      ['its address', 'Quiet@Example.com', { type: 'back-in-stock' }, 0],
      ['what is about it, at another address', 'ann@example.com', { type: 'back-in-stock', consumerNo: 'c-quiet' }, 0],
      ['another kind', 'quiet@example.com', { type: 'orders' }, 1],
      ['what cannot be declined', 'quiet@example.com', undefined, 1],
      ['another address', 'ann@example.com', { type: 'back-in-stock' }, 1],
    ] as const)('writes %s: %s %j, %i', async (_, recipient, notification, count) => {
      await outbox.enqueue(database.write, { ...mailTo(recipient), ...(notification && { notification }) });
      expect(await rows()).toHaveLength(count);
    });

    test('writes it again once it is wanted', async () => {
      await database.write.updateTable('notification_choice').set({ is_wanted: 1 }).execute();
      const notification = { type: 'back-in-stock' } as const;
      await outbox.enqueue(database.write, { ...mailTo('quiet@example.com'), notification });
      expect(await rows()).toHaveLength(1);
    });
  });

  test('sends nothing of a transaction that failed', async () => {
    const failing = database.write.transaction().execute(async (transaction) => {
      await outbox.enqueue(transaction, mailTo('ann@example.com'));
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    await outbox.flush();
    expect([sent, await rows()]).toEqual([[], []]);
  });

  test('sends each of many messages once with several processes', async () => {
    const others = Array.from({ length: 3 }, () => openBox());
    for (let index = 0; index < 20; index++) await outbox.enqueue(database.write, mailTo(`${index}@example.com`));
    await Promise.all([outbox, ...others].map((box) => box.flush()));
    // Processes that lease the same rows at once leave some of them to the next check for messages.
    await expect
      .poll(() => sent.map(({ recipient }) => recipient).sort())
      .toEqual(Array.from({ length: 20 }, (_, index) => `${index}@example.com`).sort());
  });

  test('sends a message with a moment of its own at that moment', async () => {
    await outbox.enqueue(database.write, { ...mailTo('later@example.com'), sendAt: clock + HOUR });
    await outbox.enqueue(database.write, { ...mailTo('late@example.com'), sendAt: clock - HOUR });
    await outbox.flush();
    expect(sent).toMatchObject([{ recipient: 'late@example.com' }]);
    clock += HOUR - 1;
    await outbox.flush();
    expect(sent).toHaveLength(1);
    clock += 1;
    await outbox.flush();
    expect(sent[1]).toMatchObject({ recipient: 'later@example.com' });
  });

  test('retries with a growing delay, and logs no recipient', async () => {
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    error = new Error('451 ann@example.com is busy');
    await outbox.flush();
    await outbox.flush();
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, due_at: clock + 5000 }]);
    expect(JSON.stringify(logged)).not.toContain('ann@');
    expect(logged).toHaveLength(1);
    clock += 5000;
    await outbox.flush();
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: clock + 10_000 }]);
    error = undefined;
    clock += 10_000;
    await outbox.flush();
    expect(sent).toHaveLength(1);
  });

  test('waits at most an hour between attempts, about a day in total', () => {
    const waits = Array.from({ length: ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1));
    expect(Math.max(...waits)).toBe(HOUR);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThan(20 * HOUR);
    expect(total).toBeLessThan(28 * HOUR);
  });

  test.each([
    [1, 5000],
    [2, 10_000],
    [5, 80_000],
    [10, 2_560_000],
    [11, HOUR],
    [ATTEMPTS, HOUR],
    [5000, HOUR],
  ])('waits after %i attempts %i ms', (attempts, wait) => {
    expect(waitAfter(attempts)).toBe(wait);
  });

  test.each([
    [
      Object.assign(new Error('ann@'), { code: 'EENVELOPE', responseCode: 550 }),
      { code: 'EENVELOPE', responseCode: 550 },
    ],
    [
      new PermanentError('no', { cause: Object.assign(new Error('ann@'), { responseCode: 554 }) }),
      { responseCode: 554 },
    ],
    [new Error('ann@'), {}],
  ])('logs of %s the codes only', async (failure, codes) => {
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    error = failure;
    await outbox.flush();
    expect(logged).toEqual([
      {
        messageId: expect.any(String),
        channel: 'mail',
        attempts: 1,
        ...codes,
        isPermanent: failure instanceof PermanentError,
      },
    ]);
  });

  test('gives up after a permanent failure, and after a day of attempts', async () => {
    await outbox.enqueue(database.write, mailTo('nobody@example.com'));
    error = new PermanentError('550');
    await outbox.flush();
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    await database.write
      .updateTable('outbox')
      .set({ attempts: ATTEMPTS - 1 })
      .where('status', '=', 'waiting')
      .execute();
    error = new Error('451');
    await outbox.flush();
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  test('sends the other messages of a run when one fails', async () => {
    for (const name of ['ann', 'bob', 'eve']) await outbox.enqueue(database.write, mailTo(`${name}@example.com`));
    const send: Transport['send'] = async (message) => {
      if (message.recipient.startsWith('bob')) throw new Error('451');
      sent.push(message);
    };
    await openBox({ ...transport, send }).flush();
    expect((await rows()).filter(({ status }) => status === 'waiting')).toMatchObject([
      { recipient: 'bob@example.com' },
    ]);
    expect(sent).toHaveLength(2);
  });

  test('loses nothing when a process dies between leasing a message and sending it', async () => {
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    const taken = await leaseDue({ ...database, now }, 'mail', 10);
    expect(taken.messages).toHaveLength(1);
    await outbox.flush();
    clock += LEASE_MS - 1;
    await outbox.flush();
    expect(sent).toEqual([]);
    clock += 1;
    await outbox.flush();
    expect(sent.map(({ id }) => id)).toEqual(taken.messages.map(({ id }) => id));
  });

  test('stores no copy of messages that an external transport sent', async () => {
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    await openBox({ ...transport, retainsSent: false }).flush();
    expect([sent.length, await rows()]).toEqual([1, []]);
  });

  test('writes nothing for a channel that is turned off', async () => {
    await openBox('off').enqueue(database.write, mailTo('ann@example.com'));
    await outbox.enqueue(database.write, { channel: 'sms', recipient: '+15035550100', text: 'Hi', locale: 'en-us' });
    expect(await rows()).toEqual([]);
  });

  test('deletes sent messages after a week, never unsent ones', async () => {
    await outbox.enqueue(database.write, mailTo('sent@example.com'));
    await outbox.flush();
    error = new Error('451');
    await outbox.enqueue(database.write, mailTo('waits@example.com'));
    await outbox.flush();
    clock += 8 * 24 * HOUR;
    await removeOld({ ...database, now });
    expect(await rows()).toMatchObject([{ recipient: 'waits@example.com' }]);
  });

  test('deletes all but the newest five thousand messages that are done', async () => {
    const row = { channel: 'mail' as const, recipient: 'a@example.com', subject: '', text: '', locale: 'en-us' };
    const done = Array.from({ length: 5002 }, (_, index) => ({
      ...row,
      ...({ id: `m-${index}`, due_at: 0, created_at: clock + index, status: index % 2 ? 'sent' : 'failed' } as const),
    }));
    await database.write.transaction().execute((transaction) => insertInBatches(transaction, 'outbox', done));
    await database.write.updateTable('outbox').set({ status: 'waiting' }).where('id', '=', 'm-0').execute();
    await removeOld({ ...database, now });
    const left = (await rows()).map(({ id }) => id);
    expect(left.slice(0, 3)).toEqual(['m-0', 'm-2', 'm-3']);
    expect(left).toHaveLength(5001);
  });

  test('closes without error, and leaves unsent messages to the next start', async () => {
    await outbox.close();
    await outbox.enqueue(database.write, mailTo('ann@example.com'));
    await outbox.flush();
    expect(sent).toEqual([]);
    await openBox().flush();
    expect(sent).toHaveLength(1);
  });
});
