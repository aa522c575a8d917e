import type { Kysely } from 'kysely';
import type { SiteLocale } from '../../src/cms/site/site-config.ts';
import type { UnsubscribeLinks } from '../account/unsubscribe-links.ts';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Message } from '../messaging/message.ts';
import { writeMessage } from '../messaging/outbox.ts';
import type { NewsletterIssue } from './issue-stories.ts';

export interface SendIssueDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly links: UnsubscribeLinks;
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
  /** The issue in a language; undefined where there is no such page. */
  readonly issueIn: (siteLocale: SiteLocale) => Promise<NewsletterIssue | undefined>;
  readonly now: () => number;
}

export interface IssueRequest {
  /** Name of the page that is the issue. */
  readonly page: string;
  /** Subscribers of this site only. */
  readonly site: string | undefined;
  /** Counts, and writes nothing. */
  readonly isDryRun: boolean;
}

/** Numbers of subscribers by locale. */
export interface IssueReport {
  readonly written: Readonly<Record<string, number>>;
  /** There is no such page in their language. */
  readonly leftOut: Readonly<Record<string, number>>;
}

const BATCH = 200;
/** Between two mails, so that the mails of orders and accounts, which are due at once, never wait behind an issue. */
const PACE_MS = 100;

/**
 * Writes the mails of an issue to all confirmed subscribers who have not had it, in their languages. May be ended at any
 * time and run again: each batch is a transaction, and no subscription gets an issue twice.
 */
export async function sendIssue(deps: SendIssueDeps, request: IssueRequest): Promise<IssueReport> {
  const [written, leftOut] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, { locale }: Subscriber) =>
    counts.set(locale, (counts.get(locale) ?? 0) + 1);
  await deps.links.ready();
  const started = deps.now();
  let count = 0;
  for (let after = ''; ;) {
    const batch = await findSubscribers(deps.read, request, after);
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
    const mails: IssueMail[] = [];
    for (const subscriber of batch) {
      const issue = await deps.issueIn({ siteId: subscriber.site_id, locale: subscriber.locale });
      if (issue === undefined) add(leftOut, subscriber);
      else
        mails.push({
          subscriber,
          message: await compose(deps, { request, subscriber, issue, sendAt: started + PACE_MS * count++ }),
        });
    }
    const done = request.isDryRun ? mails.map((mail) => mail.subscriber) : await writeMails(deps, request.page, mails);
    for (const subscriber of done) add(written, subscriber);
  }
  return { written: Object.fromEntries(written), leftOut: Object.fromEntries(leftOut) };
}

interface Subscriber {
  readonly id: string;
  readonly address: string;
  readonly channel: string;
  readonly type: string;
  readonly site_id: string;
  readonly locale: string;
}

interface IssueMail {
  readonly subscriber: Subscriber;
  readonly message: Message;
}

/** The next confirmed subscribers who have not had the issue, by id. */
function findSubscribers(read: Kysely<Tables>, { page, site }: IssueRequest, after: string): Promise<Subscriber[]> {
  return read
    .selectFrom('subscription')
    .leftJoin('newsletter_delivery', (join) =>
      join
        .onRef('newsletter_delivery.subscription_id', '=', 'subscription.id')
        .on('newsletter_delivery.issue', '=', page),
    )
    .select(['id', 'address', 'channel', 'type', 'site_id', 'locale'])
    .where('newsletter_delivery.issue', 'is', null)
    .where('channel', '=', 'email')
    .where('type', '=', 'newsletter')
    .where('optin', '=', 1)
    .where((row) => row.or([row('double_optin', '=', 0), row('confirmed_at', 'is not', null)]))
    .where('id', '>', after)
    .$if(site !== undefined, (query) => query.where('site_id', '=', site ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

interface Draft {
  readonly request: IssueRequest;
  readonly subscriber: Subscriber;
  readonly issue: NewsletterIssue;
  readonly sendAt: number;
}

async function compose(deps: SendIssueDeps, { request, subscriber, issue, sendAt }: Draft): Promise<Message> {
  const { address: to, locale } = subscriber;
  const { title, stories } = issue;
  const marketing = await deps.links.listOf(subscriber);
  const link = deps.linkTo(`/${request.page}`, locale);
  const mail = { name: 'newsletterIssue', to, locale, values: { title }, stories, marketing, link } as const;
  return { ...composeMail({ ...mail, shop: deps.shopOf(locale) }), sendAt };
}

/** Returns those whose mails were written: somebody may have unsubscribed, or another run been faster. */
function writeMails({ write, now }: SendIssueDeps, issue: string, mails: readonly IssueMail[]): Promise<Subscriber[]> {
  return write.transaction().execute(async (transaction) => {
    const done: Subscriber[] = [];
    for (const { subscriber, message } of mails) {
      const delivery = { issue, subscription_id: subscriber.id, created_at: now() };
      const isNew = await transaction
        .insertInto('newsletter_delivery')
        .values(delivery)
        .onConflict((conflict) => conflict.doNothing())
        .returning('issue')
        .executeTakeFirst();
      if (isNew && (await writeMessage(transaction, message, now()))) done.push(subscriber);
    }
    return done;
  });
}
