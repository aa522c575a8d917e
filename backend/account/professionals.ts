import type { Kysely, Transaction } from 'kysely';
import { toMinor } from '../../domain/money.ts';
import { PROFESSIONAL_CAP } from '../../domain/account/professional.ts';
import type { ProfessionalResult } from '../../src/api/account/professional.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { Tables } from '../db/tables.ts';
import type { MembershipClaim, ProfessionalProvider } from '../providers/professional/professional.ts';
import { withinProviderTime } from '../providers/time-limit.ts';
import { changeAccount } from './account-lock.ts';

export interface ProfessionalService {
  /**
   * Asks the programme for a membership. An active one becomes an identity of the consumer, with a spend record in the
   * currency; none has more than one account. Rejects with `PRO404` when the account no longer exists.
   */
  apply(consumerNo: string, claim: MembershipClaim, currency: string): Promise<ProfessionalResult>;
}

export interface ProfessionalDeps {
  readonly write: Kysely<Tables>;
  /** Undefined where the feature is turned off: nobody is verified. */
  readonly professional: ProfessionalProvider | undefined;
  readonly log: Log;
}

export function createProfessionalService({ write, professional, log }: ProfessionalDeps): ProfessionalService {
  return {
    async apply(consumerNo, claim, currency) {
      const answer = professional && withinProviderTime('verify', professional.verify(claim));
      const membership = await answer?.catch((error: unknown) => {
        log.error({ err: error, programme: claim.programme }, 'a programme of professionals did not respond');
        return undefined;
      });
      if (membership === undefined) return { result: 'unavailable' };
      if (membership.status !== 'active') return { result: membership.status };
      const identity = { provider: claim.programme, subject: membership.subject, consumer_no: consumerNo };
      return changeAccount(write, { consumerNo, now: Date.now() }, async (transaction) => {
        const isOwn = await link(transaction, identity);
        if (isOwn) await openSpendAccount(transaction, consumerNo, currency);
        return { result: isOwn ? 'verified' : 'taken' };
      });
    },
  };
}

type Identity = Pick<Tables['consumer_identity'], 'provider' | 'subject' | 'consumer_no'>;

/** Whether the identity is the consumer's; it is nobody's before. */
async function link(transaction: Transaction<Tables>, identity: Identity): Promise<boolean> {
  await transaction
    .insertInto('consumer_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { consumer_no } = await transaction
    .selectFrom('consumer_identity')
    .select('consumer_no')
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirstOrThrow();
  return consumer_no === identity.consumer_no;
}

/** A consumer who has one from another programme goes on with it. */
async function openSpendAccount(transaction: Transaction<Tables>, consumer_no: string, currency: string) {
  const cap_minor = toMinor(PROFESSIONAL_CAP, currency);
  await transaction
    .insertInto('spend_account')
    .values({ consumer_no, kind: 'prosumer', currency, cap_minor, credit_minor: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
