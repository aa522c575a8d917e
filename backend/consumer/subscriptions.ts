import type { Kysely } from 'kysely';
import type { Subscription, SubscriptionRequest } from '../../src/api/consumer.schema.ts';
import { foldEmail, isEmail } from '../../src/lib/email.ts';
import type { Tables } from '../db/tables.ts';
import { refuse } from '../core/refuse.ts';
import type { Scope } from '../core/scope.ts';

export interface SubscriptionService {
  /** Rejects with `AUT453` for what is no address; otherwise the answer says nothing of who was known before. */
  set(wanted: SubscriptionRequest, by: { readonly consumerNo: string; readonly scope: Scope }): Promise<Subscription>;
}

export interface SubscriptionParts {
  readonly write: Kysely<Tables>;
  /** Sites whose law wants an address confirmed by its owner. */
  readonly needsConfirmation: (siteId: string) => boolean;
}

export function createSubscriptionService({ write, needsConfirmation }: SubscriptionParts): SubscriptionService {
  return {
    async set({ email: sent, channel, type, optin }, { consumerNo, scope: { siteId, locale } }) {
      const email = foldEmail(sent);
      if (!isEmail(email)) throw refuse('AUT453');
      const doubleOptin = needsConfirmation(siteId);
      const now = Date.now();
      const choice = { optin: Number(optin), double_optin: Number(doubleOptin), confirmed_at: null, updated_at: now };
      const place = { consumer_no: consumerNo, site_id: siteId, locale };
      await write
        .insertInto('subscription')
        .values({ address: email, channel, type, ...place, ...choice, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['address', 'channel', 'type'])
            .doUpdateSet({ ...choice, ...place })
            .where('subscription.optin', '!=', choice.optin),
        )
        .execute();
      return { channel, type, optin, doubleOptin };
    },
  };
}
