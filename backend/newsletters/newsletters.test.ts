import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createNewsletterWelcome } from '../account/newsletter-welcome.ts';
import { createConfirmations } from '../account/subscription-confirmations.ts';
import { createSubscriptionService, type SubscriptionService } from '../account/subscriptions.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from '../account/unsubscribe-links.ts';
import { createUnsubscribeService, type UnsubscribeService } from '../account/unsubscribing.ts';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { SHOP_OF } from '../messaging/mail-shop.test-support.ts';
import type { Message } from '../messaging/message.ts';
import { writeMessage } from '../messaging/outbox.ts';
import type { Tables } from '../db/tables.ts';
import { readIssue } from './issue-stories.ts';
import { sendIssue } from './send-issue.ts';

const HOUR = 60 * 60 * 1000;
const linkTo = (path: string, locale: string) => `https://shop.example/${locale}${path}`;
const newsletter = (email: string) => ({ email, channel: 'email', type: 'newsletter', optin: true }) as const;
const german = { consumerNo: 'G-1', scope: scopeOf({ siteId: 'de', locale: 'de-de' }) };
const american = { consumerNo: 'G-1', scope: us };

describe.each(TEST_DATABASES)('the newsletter in $name', ({ open }) => {
  let database: Database;
  let links: UnsubscribeLinks;
  let subscriptions: SubscriptionService;
  let unsubscribing: UnsubscribeService;
  let confirm: (token: string) => Promise<string | undefined>;
  let clock = Date.now();
  beforeAll(async () => {
    database = await open();
    links = createUnsubscribeLinks({ ...database, linkTo });
    const enqueue = async (transaction: Kysely<Tables>, message: Message) =>
      void (await writeMessage(transaction, message, clock));
    const mailing = { enqueue, linkTo, shopOf: SHOP_OF };
    const welcome = createNewsletterWelcome({ ...mailing, links });
    const confirmations = createConfirmations({ ...database, ...mailing, welcome });
    ({ confirm } = confirmations);
    const needsConfirmation = (siteId: string) => siteId === 'de';
    subscriptions = createSubscriptionService({ ...database, needsConfirmation, confirmations, welcome });
    unsubscribing = createUnsubscribeService({ ...database, links, now: () => clock });
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const table of ['outbox', 'subscription_confirmation', 'subscription'] as const)
      await database.write.deleteFrom(table).execute();
  });

  const mails = () => database.read.selectFrom('outbox').selectAll().orderBy('due_at').orderBy('recipient').execute();
  const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const isIn = async () =>
    (await database.read.selectFrom('subscription').select('optin').execute()).map((row) => row.optin);
  const takeToken = async () => tokenIn((await mails()).at(-1)?.unsubscribe_url ?? '');
  async function joinInGermany(email: string): Promise<void> {
    await subscriptions.set(newsletter(email), german);
    const asked = (await mails()).find(({ recipient, text }) => recipient === email && text.includes('confirm'));
    await confirm(tokenIn(asked?.text));
  }
  const send = (page: string, isDryRun = false, site?: string) =>
    sendIssue(
      {
        ...database,
        links,
        linkTo,
        shopOf: SHOP_OF,
        now: () => clock,
        issueIn: async ({ locale }) => (locale === 'fr-fr' ? undefined : { title: `Issue ${locale}`, stories: [] }),
      },
      { page, site, isDryRun },
    );

  test('welcomes who confirmed, with the link that ends it in its headers, text and HTML', async () => {
    await subscriptions.set(newsletter('ann@example.com'), german);
    expect((await mails()).map(({ unsubscribe_url }) => unsubscribe_url)).toEqual([null]);
    await confirm(tokenIn((await mails())[0]?.text));
    const [, welcome] = await mails();
    const url = welcome?.unsubscribe_url ?? '';
    expect(url).toMatch(/^https:\/\/shop\.example\/de-de\/unsubscribe\?token=[\w-]+\.[\w-]{43}$/);
    expect(welcome).toMatchObject({ subject: 'Sie stehen auf der Liste', recipient: 'ann@example.com' });
    expect(welcome?.text).toContain(`Newsletter abbestellen: ${url}`);
    expect(welcome?.html).toContain(`href="${url}">Newsletter abbestellen</a>`);
    expect(Buffer.from(tokenIn(url), 'base64url').toString()).toMatch(/^email newsletter [\w-]{36}/);
  });

  test('welcomes once where nothing is to be confirmed', async () => {
    for (let times = 0; times < 2; times++) await subscriptions.set(newsletter('bob@example.com'), american);
    await unsubscribing.end(await takeToken());
    await subscriptions.set(newsletter('bob@example.com'), american);
    // The welcome that waited was dropped when he left.
    expect(await mails()).toEqual([]);
    expect(await isIn()).toEqual([1]);
  });

  test('ends with its link, however often it is opened, and drops what waits to be sent', async () => {
    await subscriptions.set(newsletter('bob@example.com'), american);
    await send('october');
    const token = await takeToken();
    expect(await mails()).toHaveLength(2);
    expect(await unsubscribing.end(token)).toEqual({ channel: 'email', type: 'newsletter' });
    expect(await unsubscribing.end(token)).toEqual({ channel: 'email', type: 'newsletter' });
    expect([await isIn(), await mails()]).toEqual([[0], []]);
    expect((await send('november')).written).toEqual({});
  });

  test('can be resumed within an hour, confirmed as it was, and not later', async () => {
    await joinInGermany('ann@example.com');
    const token = await takeToken();
    await unsubscribing.end(token);
    clock += HOUR - 1;
    await unsubscribing.resume(token);
    expect((await send('october')).written).toEqual({ 'de-de': 1 });
    await unsubscribing.end(token);
    clock += HOUR;
    await expect(unsubscribing.resume(token)).rejects.toMatchObject({ errorId: 'API404' });
    expect(await isIn()).toEqual([0]);
  });

  test('is not resumed by an old link where the owner has to confirm', async () => {
    await joinInGermany('ann@example.com');
    const token = await takeToken();
    await database.write.updateTable('subscription').set({ optin: 0, confirmed_at: null, updated_at: clock }).execute();
    await expect(unsubscribing.resume(token)).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('rejects links of somebody else’s making, and of erased subscriptions', async () => {
    await subscriptions.set(newsletter('bob@example.com'), american);
    const token = await takeToken();
    const [text = '', mac = ''] = token.split('.');
    const forged = `${Buffer.from('email newsletter other').toString('base64url')}.${mac}`;
    for (const bad of [forged, text, `${text}.`, 'x'.repeat(60)])
      await expect(unsubscribing.end(bad)).rejects.toMatchObject({ errorId: 'API404' });
    expect(await isIn()).toEqual([1]);
    await database.write.deleteFrom('subscription').execute();
    await expect(unsubscribing.end(token)).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('goes in their language to those alone who confirmed, once', async () => {
    await joinInGermany('ann@example.com');
    await subscriptions.set(newsletter('waiting@example.com'), german);
    await subscriptions.set(newsletter('bob@example.com'), american);
    await subscriptions.set(newsletter('eve@example.com'), {
      ...american,
      scope: scopeOf({ siteId: 'fr', locale: 'fr-fr' }),
    });
    await database.write.deleteFrom('outbox').execute();
    expect(await send('october', true)).toEqual({ written: { 'de-de': 1, 'en-us': 1 }, leftOut: { 'fr-fr': 1 } });
    expect(await mails()).toEqual([]);
    expect((await send('october', false, 'us')).written).toEqual({ 'en-us': 1 });
    const runs = await Promise.all([send('october'), send('october')]);
    expect(runs.map(({ written }) => written['de-de'] ?? 0).toSorted()).toEqual([0, 1]);
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
      ['ann@example.com', 'Issue de-de'],
      ['bob@example.com', 'Issue en-us'],
    ]);
    for (const { text } of await mails()) expect(text).toMatch(/\/october\n[\s\S]*\/unsubscribe\?token=/);
  });

  test('is paced, so that other mails do not wait behind it', async () => {
    for (const name of ['ann', 'bob', 'eve']) await subscriptions.set(newsletter(`${name}@example.com`), american);
    await database.write.deleteFrom('outbox').execute();
    await send('october');
    expect((await mails()).map(({ due_at }) => due_at - clock)).toEqual([0, 100, 200]);
  });
});

describe('an issue', () => {
  const addressOf = (href: string) => (href.startsWith('/') ? `https://shop.example${href}` : undefined);
  const page = (main: readonly unknown[]) => ({ type: 'page', seo: { title: 'October' }, sections: { main } });

  test('has the words, images and links of the sections of its page', () => {
    const hero = {
      title: 'Four days',
      text: 'One tent.',
      image: { src: '/media/col.webp', alt: 'A col' },
      ctas: [
        { label: 'Boots', href: '/c/boots' },
        { label: 'Bad', href: 'javascript:alert(1)' },
      ],
    };
    const text = { html: '<p>Sleet &amp; <em>wind</em></p><h2>Day two</h2><p>Sun</p>' };
    const group = { sections: [{ type: 'rich-text', content: text }] };
    const items = [{ type: 'hero', content: hero }, { type: 'product-grid', content: { productIds: ['a'] } }, 7];
    expect(readIssue(page([...items, { type: 'group', content: group }]), addressOf)).toEqual({
      title: 'October',
      stories: [
        {
          title: 'Four days',
          paragraphs: ['One tent.'],
          image: { src: 'https://shop.example/media/col.webp', alt: 'A col' },
          links: [{ label: 'Boots', link: 'https://shop.example/c/boots' }],
        },
        { title: '', paragraphs: ['Sleet & wind', 'Day two', 'Sun'], image: undefined, links: [] },
      ],
    });
  });

  test('is nothing without a title', () => {
    expect(readIssue({ sections: {} }, addressOf)).toBeUndefined();
    expect(readIssue([], addressOf)).toBeUndefined();
  });
});
