import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { QueryResult, SqliteDatabase } from 'kysely';

const MAX_STATEMENTS = 500;

export interface CachedStatement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  readonly statement: StatementSync;
}

export type StatementCache = (sql: string) => CachedStatement;

/** Prepares each statement once. */
export function cacheStatements(database: DatabaseSync): StatementCache {
  const cache = new LRUCache<string, CachedStatement>({ max: MAX_STATEMENTS });
  return (sql) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const cached = { reader: statement.columns().length > 0, statement };
    cache.set(sql, cached);
    return cached;
  };
}

export function runStatement<Row>(
  { reader, statement }: CachedStatement,
  parameters: readonly unknown[],
): QueryResult<Row> {
  // The author of a query knows the type of its rows, the driver does not.
  if (reader) return { rows: statement.all(...bind(parameters)) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...bind(parameters));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** `node:sqlite` in the shape Kysely expects of a SQLite driver. */
export function nodeSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = cacheStatements(database);
  return {
    close: () => database.close(),
    prepare(sql) {
      const { reader, statement } = statements(sql);
      return {
        reader,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}

/** Kysely passes `unknown`; SQLite itself rejects values it cannot bind. */
function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
