import { createHash } from 'node:crypto';
import { apiError } from '../core/errors.ts';
import { createRateLimits, type RateLimitDeps } from '../core/rate-limits.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Mails a day that one account causes, and that one address gets, by kind. */
const MAILS_A_DAY = {
  sharedFavorites: { byAccount: 20, toAddress: 3 },
  caseReceived: { byAccount: 20, toAddress: 10 },
  stockNotice: { byAccount: 50, toAddress: 20 },
  resentGiftCard: { byAccount: 20, toAddress: 5 },
} as const;

export interface LimitedMail {
  readonly kind: keyof typeof MAILS_A_DAY;
  readonly consumerNo: string;
  /** As they compare. */
  readonly recipients: readonly string[];
}

/** Keeps a caller who names addresses, or whom the shop answers by mail, from writing to people as often as they like. */
export interface MailLimits {
  /** Counts the mails, in all processes; false where the account or one of the addresses has had those of the day. */
  count(mail: LimitedMail): Promise<boolean>;
  /** As `count`; rejects with `API429`. */
  check(mail: LimitedMail): Promise<void>;
}

export function createMailLimits(deps: RateLimitDeps): MailLimits {
  const rateLimits = createRateLimits(deps);

  async function count({ kind, consumerNo, recipients }: LimitedMail): Promise<boolean> {
    if (recipients.length === 0) return true;
    const { byAccount, toAddress } = MAILS_A_DAY[kind];
    const account = `${kind}-by:${hashOf(consumerNo)}`;
    const [own] = await rateLimits.add([{ key: account, uses: recipients.length, period: DAY }]);
    // Who may write no more uses up nobody's mails.
    if (!own || own.uses > byAccount) return false;
    const keys = [...new Set(recipients)].map((recipient) => `${kind}-to:${hashOf(recipient)}`);
    const theirs = await rateLimits.add(keys.map((key) => ({ key, period: DAY })));
    return theirs.every(({ uses }) => uses <= toAddress);
  }

  return {
    count,
    async check(mail) {
      if (!(await count(mail))) throw apiError('API429', { kind: mail.kind });
    },
  };
}

/** An address book of those who were written to is stored nowhere. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
