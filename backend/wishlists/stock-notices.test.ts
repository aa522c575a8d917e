import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { Message } from '../messaging/message.ts';
import { createListMails } from './wishlist-mails.ts';
import { sendNotices } from './due-notices.ts';
import { createStockNoticeService } from './stock-notices.ts';
import { SHOP_OF } from '../messaging/mail-shop.test-support.ts';

describe.each(TEST_DATABASES)('stock notices on $name', ({ open }) => {
  let database: Database;
  let notices: ReturnType<typeof createStockNoticeService>;
  let create: () => ReturnType<typeof createStockNoticeService>;
  let now = Date.now();
  const sent: Message[] = [];
  beforeAll(async () => {
    database = await open();
    const enqueue = async (_: unknown, mail: Message) => void sent.push(mail);
    const mails = createListMails({
      enqueue,
      linkTo: (path, locale) => `https://shop.example/${locale}${path}`,
      shopOf: SHOP_OF,
    });
    create = () => createStockNoticeService({ ...database, scopeOf, siteIds: ['us', 'de'], mails, now: () => now });
    notices = create();
    await putProduct(database, {
      id: 'boot',
      name: 'Boot',
      variants: [
        { sku: 'BOOT-S', stock: 0 },
        { sku: 'BOOT-M', stock: 3 },
      ],
    });
    await putProduct(database, { id: 'cap', name: 'Cap', variants: [{ sku: 'CAP', stock: 0, currency: '*' }] });
  });
  afterAll(() => database.close());

  const setStock = (sku: string, qty: number) =>
    database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', sku).execute();

  const tokenIn = (mail: Message | undefined) => /(?:token|remove)=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const mailsTo = (recipient: string) => sent.filter((mail) => mail.recipient === recipient);
  const backTo = (recipient: string) => mailsTo(recipient).filter(({ notification }) => notification !== undefined);

  test('are sent once to each confirmed address when the variant is in stock again, in the language of the request', async () => {
    const german = { consumerNo: 'c-2', scope: scopeOf({ siteId: 'de', locale: 'de-de' }) };
    const asked = await notices.request(
      { consumerNo: 'c-1', scope: us },
      { productId: 'CAP', email: 'Ann@example.com' },
    );
    expect(asked).toEqual({ productId: 'CAP', status: 'confirm' });
    await notices.request(german, { productId: 'cap', email: 'bob@example.com' });
    await notices.request(german, { productId: 'cap', email: 'never@example.com' });
    expect(mailsTo('ann@example.com')).toMatchObject([{ subject: 'Please confirm: Cap' }]);
    for (const who of ['ann', 'bob']) {
      const token = tokenIn(mailsTo(`${who}@example.com`)[0]);
      for (const _ of [1, 2]) expect(await notices.confirm(token)).toEqual({ name: 'Cap', path: '/p/cap' });
    }
    await notices.request({ consumerNo: 'c-1', scope: us }, { productId: 'CAP', email: 'ann@example.com' });
    expect(mailsTo('ann@example.com')).toHaveLength(1);
    expect(await notices.sendDue()).toBe(0);
    await setStock('CAP', 5);
    const rounds = await Promise.all([notices, create(), create()].map((service) => service.sendDue()));
    expect(rounds.reduce((sum, count) => sum + count)).toBe(2);
    expect(await create().sendDue()).toBe(0);
    expect(backTo('ann@example.com')).toMatchObject([{ subject: 'Cap is back' }]);
    expect(backTo('bob@example.com')).toMatchObject([{ subject: 'Cap ist wieder da' }]);
    expect(backTo('never@example.com')).toEqual([]);
    expect(backTo('ann@example.com')[0]?.text).toContain('https://shop.example/en-us/p/cap');
    expect(backTo('bob@example.com')[0]?.text).toContain('https://shop.example/de-de/p/cap');
    await setStock('CAP', 0);
    await setStock('CAP', 1);
    expect(await notices.sendDue()).toBe(0);
  });

  test('are confirmed for a week by the link alone, and removed by it', async () => {
    const email = 'late@example.com';
    const ask = () => notices.request({ consumerNo: 'c-3', scope: us }, { productId: 'BOOT-S', email });
    await ask();
    const token = tokenIn(mailsTo(email)[0]);
    await expect(notices.confirm(`${token}x`)).rejects.toMatchObject({ errorId: 'API404' });
    now += 8 * 24 * 60 * 60 * 1000;
    await expect(notices.confirm(token)).rejects.toMatchObject({ errorId: 'API404' });
    await ask();
    expect(mailsTo(email)).toHaveLength(2);
    expect(await notices.confirm(token)).toMatchObject({ name: 'Boot' });
    for (const _ of [1, 2]) expect(await notices.remove(token)).toEqual({});
    await expect(notices.confirm(token)).rejects.toMatchObject({ errorId: 'API404' });
    await expect(notices.remove('somebody.else')).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('are sent at once when the variant came back before the confirmation', async () => {
    const email = 'slow@example.com';
    await notices.request({ consumerNo: 'c-3', scope: us }, { productId: 'BOOT-S', email });
    await setStock('BOOT-S', 2);
    await notices.confirm(tokenIn(mailsTo(email)[0]));
    await setStock('BOOT-S', 0);
    expect(backTo(email)).toMatchObject([{ subject: 'Boot is back' }]);
  });

  test('wait for the release of a variant, and are not for one that is not made again', async () => {
    const releasesAt = now + 1000;
    await putProduct(database, { id: 'new', name: 'New', variants: [{ sku: 'NEW', stock: 9, releasesAt }] });
    await putProduct(database, { id: 'old', name: 'Old', variants: [{ sku: 'OLD', stock: 0, discontinued: true }] });
    const email = 'new@example.com';
    const asker = { consumerNo: 'c-3', scope: us };
    expect(await notices.request(asker, { productId: 'NEW', email })).toMatchObject({ status: 'confirm' });
    await notices.confirm(tokenIn(mailsTo(email)[0]));
    expect(backTo(email)).toEqual([]);
    now = releasesAt;
    expect(await notices.sendDue()).toBe(1);
    expect(backTo(email)).toHaveLength(1);
    await expect(notices.request(asker, { productId: 'OLD', email })).rejects.toMatchObject({
      errorId: 'ITEM_NOT_AVAILABLE',
    });
  });

  test('are for a variant, which must be given for products with several', async () => {
    const asker = { consumerNo: 'c-3', scope: us };
    const email = 'eve@example.com';
    await expect(notices.request(asker, { productId: 'boot', email })).rejects.toMatchObject({ errorId: 'VALIDATION' });
    expect(await notices.request(asker, { productId: 'BOOT-M', email })).toEqual({
      productId: 'BOOT-M',
      status: 'available',
    });
    expect(await notices.request(asker, { productId: 'BOOT-S', email })).toMatchObject({ status: 'confirm' });
  });

  test.each([
    ['none', 'ITEM_NOT_AVAILABLE'],
    ['', 'ITEM_NOT_AVAILABLE'],
    ['boot', 'VALIDATION'],
  ])('are rejected for the product %j with %s', async (productId, errorId) => {
    const asking = notices.request({ consumerNo: 'c-5', scope: us }, { productId, email: 'ann@example.com' });
    await expect(asking).rejects.toMatchObject({ errorId });
  });

  test.each([
    ['ann@', 'AUT453'],
    ['ann@example.com, eve@example.com', 'AUT453'],
    [undefined, 'VALIDATION'],
  ])('are rejected for the address %j with %s', async (email, errorId) => {
    const asking = notices.request({ consumerNo: 'nobody', scope: us }, { productId: 'BOOT-S', email });
    await expect(asking).rejects.toMatchObject({ errorId });
  });

  test('go to the address of the account when none is given', async () => {
    const account = { consumer_no: 'c-6', email: 'own@example.com', consumer_type: 'REGISTERED' as const };
    const columns = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('consumer')
      .values({ ...account, ...columns })
      .execute();
    const ask = () => notices.request({ consumerNo: 'c-6', scope: us }, { productId: 'BOOT-S' });
    expect(await ask()).toMatchObject({ status: 'confirm' });
    await database.write
      .updateTable('consumer')
      .set({ email_verified_at: 1 })
      .where('consumer_no', '=', 'c-6')
      .execute();
    expect(await ask()).toMatchObject({ status: 'waiting' });
    expect(mailsTo('own@example.com').map(({ subject }) => subject)).toEqual(['Please confirm: Boot', 'Noted: Boot']);
    const rows = database.read.selectFrom('stock_notice').select('email').where('consumer_no', '=', 'c-6');
    expect(await rows.execute()).toEqual([{ email: 'own@example.com' }]);
  });

  test('are not registered for an account that declined them, whose choice others do not learn', async () => {
    const choice = { consumer_no: 'c-6', type: 'back-in-stock', channel: 'email', is_wanted: 0, updated_at: 1 };
    await database.write.insertInto('notification_choice').values(choice).execute();
    const request = { productId: 'BOOT-S', email: 'Own@example.com' };
    expect(await notices.request({ consumerNo: 'c-6', scope: us }, request)).toMatchObject({ status: 'declined' });
    expect(await notices.request({ consumerNo: 'c-9', scope: us }, request)).toMatchObject({ status: 'confirm' });
  });

  test('name their kind, so that the outbox sends none to who declined them', () => {
    const back = sent.filter(({ subject }) => /is back|wieder da/.test(subject ?? ''));
    expect(back.length).toBeGreaterThan(2);
    expect(back.map(({ notification }) => notification?.type)).toEqual(back.map(() => 'back-in-stock'));
  });

  test('are sent to everybody of a long list, and not for a product that is not sold on their site', async () => {
    const before = sent.length;
    await putProduct(database, { id: 'bag', name: 'Bag', variants: [{ sku: 'BAG', stock: 0 }] });
    const rows = Array.from({ length: 103 }, (_, index) => ({
      id: `bag-${index}`,
      variant_sku: 'BAG',
      email: `bag-${index}@example.com`,
      consumer_no: 'c-7',
      site_id: index === 0 ? 'de' : 'us',
      locale: 'en-us',
      created_at: index,
      confirmed_at: index,
    }));
    await database.write.insertInto('stock_notice').values(rows).execute();
    await setStock('BAG', 1);
    expect(await notices.sendDue()).toBe(103);
    expect(new Set(sent.slice(before).map(({ recipient }) => recipient)).size).toBe(102);
    expect(await notices.sendDue()).toBe(0);
  });

  test('are limited per visitor', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: `n-${index}`,
      variant_sku: 'BOOT-S',
      email: `${index}@example.com`,
      consumer_no: 'c-4',
      site_id: 'us',
      locale: 'en-us',
      created_at: index,
    }));
    await database.write.insertInto('stock_notice').values(rows).execute();
    const asking = notices.request({ consumerNo: 'c-4', scope: us }, { productId: 'BOOT-S', email: 'z@example.com' });
    await expect(asking).rejects.toMatchObject({ errorId: 'ADDED_MAX_QUANTITY' });
  });
});

const log = { info() {}, warn() {}, error() {} };

describe('sendNotices', () => {
  test('runs at once, after every change, never concurrently, and stops', async () => {
    const listeners = new Set<() => void>();
    let [rounds, running] = [0, 0];
    const sendDue = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      rounds += 1;
      if (rounds === 1) throw new Error('The database is away.');
      return 0;
    };
    const onChange = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const end = sendNotices(onChange, { notices: { sendDue }, log });
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (let change = 0; change < 3; change += 1) for (const listener of listeners) listener();
    await end();
    expect(rounds).toBe(2);
    expect(listeners.size).toBe(0);
  });
});
