import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type {
  OwnSubscription,
  Subscription,
  SubscriptionChange,
  SubscriptionRequest,
} from '../../src/api/account/account.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import type { Tables } from '../db/tables.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import { readPhoneNumber } from '../locations/phone-number.ts';
import { dropMarketing } from '../messaging/consent.ts';
import type { Confirmations, Subscriber, WelcomeMail } from './subscription-confirmations.ts';
import { findConsumer, loadSubscriptions } from './profile-response.ts';

interface By {
  readonly consumerNo: string;
  readonly scope: Scope;
}

export interface SubscriptionService {
  /** Subscriptions of the account's own email address and phone. */
  list(consumerNo: string): Promise<OwnSubscription[]>;
  /** Rejects with `AUT453` for an invalid address; otherwise the response does not reveal existing subscriptions. */
  set(request: SubscriptionRequest, by: By): Promise<Subscription>;
  /** Subscribes or unsubscribes the account's own email address or phone. */
  change(request: SubscriptionChange, by: By): Promise<Subscription>;
}

export interface SubscriptionDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Sites whose law requires a confirmation by the owner of an address. */
  readonly needsConfirmation: (siteId: string) => boolean;
  /** Without it no confirmation is requested, and nothing is confirmed. */
  readonly confirmations?: Pick<Confirmations, 'ask'>;
  /** Sent to new subscribers who have nothing to confirm. */
  readonly welcome?: WelcomeMail;
}

interface Choice extends SubscriptionChange {
  readonly address: string;
}

export function createSubscriptionService(deps: SubscriptionDeps): SubscriptionService {
  const { read, write, needsConfirmation, confirmations, welcome } = deps;

  /** A repeated choice leaves the stored one unchanged, also when another principal repeats it. */
  async function store({ address, channel, type, optin }: Choice, { consumerNo, scope: { siteId, locale } }: By) {
    const doubleOptin = channel === 'sms' || needsConfirmation(siteId);
    const now = Date.now();
    const choice = { optin: Number(optin), double_optin: Number(doubleOptin), confirmed_at: null, updated_at: now };
    const columns = { consumer_no: consumerNo, site_id: siteId, locale };
    const id = randomUUID();
    await welcome?.ready();
    await write.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('subscription')
        .values({ id, address, channel, type, ...columns, ...choice, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['address', 'channel', 'type'])
            .doUpdateSet({ ...choice, ...columns })
            .where('subscription.optin', '!=', choice.optin),
        )
        .returning('id')
        .executeTakeFirst();
      if (optin && !doubleOptin && stored?.id === id)
        await welcome?.send(transaction, { id, channel, type, locale }, address);
      if (!optin) await dropMarketing(transaction, { channel: channel === 'sms' ? 'sms' : 'mail', recipient: address });
      if (optin && doubleOptin) await askUnconfirmed(transaction, { address, channel, type, locale });
    });
    return { channel, type, optin, doubleOptin };
  }

  async function askUnconfirmed(transaction: Transaction<Tables>, subscriber: Subscriber): Promise<void> {
    const { address, channel, type } = subscriber;
    const waiting = await transaction
      .selectFrom('subscription')
      .select('locale')
      .where('address', '=', address)
      .where('channel', '=', channel)
      .where('type', '=', type)
      .where('double_optin', '=', 1)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (waiting) await confirmations?.ask(transaction, subscriber);
  }

  return {
    list: async (consumerNo) => loadSubscriptions(read, await findConsumer(read, consumerNo)),

    set: async (request, by) => store({ ...request, address: addressOf(request) }, by),

    async change(request, by) {
      const { email, phone } = await findConsumer(read, by.consumerNo);
      const address = request.channel === 'sms' ? phone : email;
      if (address === null) throw inputError('channel', 'The account has no phone number.');
      return store({ ...request, address }, by);
    },
  };
}

function addressOf({ channel, email = '', phone = '', phoneCode }: SubscriptionRequest): string {
  if (channel === 'sms') {
    const number = readPhoneNumber(phone, phoneCode);
    if (!number) throw inputError('phone', 'This is not a phone number.');
    return number.phone;
  }
  const address = foldEmail(email);
  if (!isEmail(address)) throw apiError('AUT453');
  return address;
}
