import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { newSecret, sha256 } from './secrets.ts';

export const CODE_MILLISECONDS = 2 * 60 * 1000;

export interface NewCode {
  readonly consumerNo: string;
  readonly codeChallenge: string;
  /** The consumer of the requesting session, if any. */
  readonly requestedBy: string | undefined;
  /** The company that vouched for the sign-in; undefined for a password. */
  readonly vouchedBy?: string;
}

export interface SpentCode {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
  /** The consumer of the session that exchanges the code. */
  readonly by: string | undefined;
  /** The state of the code at the start of the request. */
  readonly begin: CodeState;
}

interface CodeState {
  readonly at: number;
  /** The code was unused, or its use was not yet visible. */
  readonly wasGood: boolean;
}

/** Proofs of a sign-in: single use, short lived, bound to the client that has the verifier (RFC 7636, S256). */
export interface AuthorizationCodes {
  issue(code: NewCode, database?: Kysely<Tables>): Promise<string>;
  stateOf(authorizationCode: string): Promise<CodeState>;
  /**
   * Consumes a code and returns its consumer; also consumes it when the verifier is wrong. Returns an error id instead
   * of rejecting, so that the consumption is committed: `AUT437` (unknown, used or expired code), `AUT438` (verifier),
   * `AUT418` (requested by another session), `DUPLICATED_TOKEN` (a concurrent request exchanges it).
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

/** Whether the code was used by a request that overlapped with this one. */
async function isTwin(transaction: Transaction<Tables>, hash: string, begin: CodeState): Promise<boolean> {
  const code = await transaction
    .selectFrom('authorization_code')
    .select('used_at')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return code !== undefined && code.used_at !== null && (begin.wasGood || code.used_at >= begin.at);
}
