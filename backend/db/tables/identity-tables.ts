import type { Defaulted } from './column-types.ts';

/** Credentials. Secrets are stored as hashes only. */
export interface IdentityTables {
  sign_in_ladder: SignInLockoutTable;
  authorization_code: AuthorizationCodeTable;
  spent_refresh: SpentRefreshTable;
  password_history: PasswordHistoryTable;
  password_reset: PasswordResetTable;
  email_change: EmailChangeTable;
  employee: EmployeeTable;
}

/** Consecutive wrong passwords of a login; also of unknown logins, so that their responses are the same. */
interface SignInLockoutTable {
  /** SHA-256 of the login, hex. */
  login_hash: string;
  failures: Defaulted<number>;
  locked_until: Defaulted<number | null>;
  last_at: number;
}

/** Proof of a sign-in, exchanged once for a session by the client that has the verifier of the challenge. */
interface AuthorizationCodeTable {
  code_hash: string;
  consumer_no: string;
  /** SHA-256 of the verifier, base64url. */
  challenge: string;
  /** The consumer of the session that signed in, if any: no other session may exchange the code. */
  asked_by: string | null;
  /** As `vouched_by` of the resulting session. */
  vouched_by: Defaulted<string | null>;
  expires_at: number;
  used_at: Defaulted<number | null>;
}

/** Exchanged refresh tokens: one that is used again was stolen. */
interface SpentRefreshTable {
  refresh_hash: string;
  /** The session it belonged to. */
  usid: string;
  spent_at: number;
  expires_at: number;
}

interface PasswordHistoryTable {
  id: string;
  consumer_no: string;
  password_hash: string;
  created_at: number;
}

interface PasswordResetTable {
  token_hash: string;
  /** Null for an unknown address, so that both cases write the same rows. */
  consumer_no: string | null;
  expires_at: number;
  used_at: Defaulted<number | null>;
}

/** A requested change of the login, until the new address is confirmed; at most one per account. */
interface EmailChangeTable {
  consumer_no: string;
  token_hash: string;
  /** Normalised. */
  email: string;
  /** The session of the request, which the change leaves. */
  usid: string;
  expires_at: number;
}

/** An associate of a store. */
interface EmployeeTable {
  store_id: string;
  employee_id: string;
  name: string;
  secret_hash: string;
}

/** Accounts that edit content. */
export interface EditorTables {
  editor: EditorTable;
}

interface EditorTable {
  consumer_no: string;
  role: 'editor' | 'publisher';
  added_at: number;
}
