import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ContactMessage, SupportCase, WarrantyRequest } from '../../src/api/account/contact.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { listSubjects } from './contact-topics.ts';

interface By {
  readonly consumerNo: string;
  readonly scope: Scope;
}

/** Each message becomes a case whose number is returned and mailed. Rejects with `AUT453` for an invalid address. */
export interface SupportCaseService {
  sendMessage(message: ContactMessage, by: By): Promise<SupportCase>;
  claimWarranty(request: WarrantyRequest, by: By): Promise<SupportCase>;
}

export interface SupportCaseDeps {
  readonly write: Kysely<Tables>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly shopOf: MailShopOf;
  readonly now?: () => number;
}

type CaseRow = Insertable<Tables['support_case']>;
type CaseInput = Pick<CaseRow, 'kind' | 'topic' | 'subject' | 'message'> & {
  readonly email: string;
  readonly rest: object;
};

const WARRANTY = 'warranty';

export function createSupportCases({ write, outbox, shopOf, now = Date.now }: SupportCaseDeps): SupportCaseService {
  const mailLimits = createMailLimits({ write, now });

  async function open({ email: sent, rest, ...texts }: CaseInput, { consumerNo, scope }: By): Promise<SupportCase> {
    const email = foldEmail(sent);
    if (!isEmail(email)) throw apiError('AUT453');
    const { siteId, locale } = scope;
    const columns = { consumer_no: consumerNo, site_id: siteId, locale };
    const row = { ...texts, ...columns, email, fields: JSON.stringify(rest), created_at: now() };
    const isMailed = await mailLimits.count({ kind: 'caseReceived', consumerNo, recipients: [email] });
    return write.transaction().execute(async (transaction) => {
      const caseNumber = await insert(transaction, row);
      // The mail omits the message: anyone can enter an address. Cases are unlimited, mails are limited per day.
      if (!isMailed) return { caseNumber };
      const mail = composeMail({
        name: 'caseReceived',
        to: email,
        locale,
        values: { caseNumber },
        shop: shopOf(locale),
      });
      await outbox.enqueue(transaction, mail);
      return { caseNumber };
    });
  }

  return {
    async sendMessage({ email, category: topic, subject, message, ...rest }, by) {
      const subjects = listSubjects(by.scope.locale, topic);
      if (subjects.length === 0) throw inputError('category', 'There is no such topic.');
      if (!subjects.some(({ id }) => id === subject)) throw inputError('subject', 'The topic has no such subject.');
      return open({ kind: 'contact', email, topic, subject, message, rest }, by);
    },

    claimWarranty: async ({ email, productName, description, ...rest }, by) =>
      open({ kind: WARRANTY, email, topic: WARRANTY, subject: productName, message: description, rest }, by),
  };
}

/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

function newCaseNumber(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

async function insert(transaction: Transaction<Tables>, row: Omit<CaseRow, 'case_number'>): Promise<string> {
  const made = await transaction
    .insertInto('support_case')
    .values({ case_number: newCaseNumber(), ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('case_number')
    .executeTakeFirst();
  return made?.case_number ?? insert(transaction, row);
}
