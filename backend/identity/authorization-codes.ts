import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { newSecret, sha256 } from './secrets.ts';

export const CODE_MILLISECONDS = 2 * 60 * 1000;

export interface NewCode {
  readonly consumerNo: string;
  readonly codeChallenge: string;
  /** Who signs in, where they have a session. */
  readonly requestedBy: string | undefined;
  /** The company whose word it is; nothing for a password. */
  readonly vouchedBy?: string;
}

export interface SpentCode {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
  /** Whose session exchanges it. */
  readonly by: string | undefined;
  /** How the code was when the call began. */
  readonly begin: CodeState;
}

interface CodeState {
  readonly at: number;
  /** It was not used yet, or nobody could see that it was. */
  readonly wasGood: boolean;
}

/** Proofs of a sign-in: single use, short lived, bound to who knows the verifier (RFC 7636, S256). */
export interface AuthorizationCodes {
  issue(code: NewCode, database?: Kysely<Tables>): Promise<string>;
  stateOf(authorizationCode: string): Promise<CodeState>;
  /**
   * The consumer of a code, which is used up with it, also where the verifier is wrong. Answers the refusal rather than rejecting,
   * so that using it up survives: `AUT437` (no such code, used, too late), `AUT438` (verifier), `AUT418` (asked for in another
   * session), `DUPLICATED_TOKEN` (another call is exchanging it).
   */
  spend(transaction: Transaction<Tables>, code: SpentCode): Promise<SignedIn | { errorId: CodeErrorId }>;
  removeExpired(): Promise<void>;
}

interface SignedIn {
  readonly consumerNo: string;
  readonly vouchedBy: string | null;
}

type CodeErrorId = 'AUT437' | 'AUT438' | 'AUT418' | 'DUPLICATED_TOKEN';

export interface CodeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now: () => number;
}

export function createCodes({ read, write, now }: CodeDeps): AuthorizationCodes {
  return {
    async issue({ consumerNo, codeChallenge, requestedBy, vouchedBy }, database = write) {
      const code = newSecret();
      const expires_at = now() + CODE_MILLISECONDS;
      const owner = {
        consumer_no: consumerNo,
        challenge: codeChallenge,
        asked_by: requestedBy ?? null,
        vouched_by: vouchedBy ?? null,
      };
      await database
        .insertInto('authorization_code')
        .values({ code_hash: sha256(code), ...owner, expires_at })
        .execute();
      return code;
    },
    async stateOf(authorizationCode) {
      const at = now();
      const good = read
        .selectFrom('authorization_code')
        .select('code_hash')
        .where('code_hash', '=', sha256(authorizationCode))
        .where('used_at', 'is', null);
      return { at, wasGood: (await good.executeTakeFirst()) !== undefined };
    },
    async spend(transaction, { authorizationCode, codeVerifier, by, begin }) {
      const at = now();
      const hash = sha256(authorizationCode);
      const code = await transaction
        .updateTable('authorization_code')
        .set({ used_at: at })
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning(['consumer_no', 'challenge', 'asked_by', 'vouched_by'])
        .executeTakeFirst();
      if (!code) return { errorId: (await isTwin(transaction, hash, begin)) ? 'DUPLICATED_TOKEN' : 'AUT437' };
      if (sha256(codeVerifier, 'base64url') !== code.challenge) return { errorId: 'AUT438' };
      if (by !== undefined && code.asked_by !== null && code.asked_by !== by) return { errorId: 'AUT418' };
      return { consumerNo: code.consumer_no, vouchedBy: code.vouched_by };
    },
    async removeExpired() {
      await write
        .deleteFrom('authorization_code')
        .where('expires_at', '<=', now() - CODE_MILLISECONDS)
        .execute();
    },
  };
}

/** Whether a code was used by a call that ran while this one had begun. */
async function isTwin(transaction: Transaction<Tables>, hash: string, begin: CodeState): Promise<boolean> {
  const code = await transaction
    .selectFrom('authorization_code')
    .select('used_at')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return code !== undefined && code.used_at !== null && (begin.wasGood || code.used_at >= begin.at);
}
