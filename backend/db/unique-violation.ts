const POSTGRES_UNIQUE = '23505';
/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE_UNIQUE: readonly unknown[] = [1555, 2067];

/** Whether a statement failed because of a duplicate key; the transaction it failed in cannot continue. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.includes(error.errcode);
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}
