import { createHash } from 'node:crypto';
import { apiError } from '../core/errors.ts';
import { createRateLimits, type RateLimitDeps } from '../core/rate-limits.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Mails per day from one account, and to one address, by kind. */
const MAILS_A_DAY = {
  sharedFavorites: { byAccount: 20, toAddress: 3 },
  caseReceived: { byAccount: 20, toAddress: 10 },
  stockNotice: { byAccount: 50, toAddress: 20 },
  emailChange: { byAccount: 10, toAddress: 5 },
  receipt: { byAccount: 5, toAddress: 50 },
  questionAnswered: { byAccount: 20, toAddress: 10 },
  resentGiftCard: { byAccount: 20, toAddress: 5 },
} as const;

export interface LimitedMail {
  readonly kind: keyof typeof MAILS_A_DAY;
  readonly consumerNo: string;
  /** Normalized for comparison. */
  readonly recipients: readonly string[];
}

/** Limits the mails that a client can cause to addresses it names. */
export interface MailLimits {
  /**
   * Counts the mails, across all processes; returns false when the account or one of the addresses has reached its
   * limit for the day.
   */
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
    // An account over its limit does not use up the limit of recipients.
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

/** Hashed, so that no list of recipients is stored. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
