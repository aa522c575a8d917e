import type { ColumnType } from 'kysely';

/** How somebody proves who they are. Secrets are kept as hashes only. */
export interface IdentityTables {
  sign_in_ladder: SignInLockoutTable;
  authorization_code: AuthorizationCodeTable;
  spent_refresh: SpentRefreshTable;
  password_history: PasswordHistoryTable;
  password_reset: PasswordResetTable;
  employee: EmployeeTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Wrong passwords of one login in a row; also of logins nobody has, so that they answer alike. */
interface SignInLockoutTable {
  /** SHA-256 of the login, hex. */
  login_hash: string;
  failures: Defaulted<number>;
  locked_until: Defaulted<number | null>;
  last_at: number;
}

/** Proof of a sign-in, exchanged once for a session by who knows the verifier of the challenge. */
interface AuthorizationCodeTable {
  code_hash: string;
  consumer_no: string;
  /** SHA-256 of the verifier, base64url. */
  challenge: string;
  /** Who signed in, where they had a session: nobody else's session takes the code. */
  asked_by: string | null;
  /** As the session that comes of it says. */
  vouched_by: Defaulted<string | null>;
  expires_at: number;
  used_at: Defaulted<number | null>;
}

/** Refresh tokens that were exchanged: one that comes again was stolen. */
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
  /** Nobody's where the address was unknown, so that both cases write alike. */
  consumer_no: string | null;
  expires_at: number;
  used_at: Defaulted<number | null>;
}

/** An associate of a store. */
interface EmployeeTable {
  store_id: string;
  employee_id: string;
  name: string;
  secret_hash: string;
}
