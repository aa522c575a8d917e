import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const KEPT_STATEMENTS = 300;

/** `node:sqlite` in the shape Kysely expects of a SQLite driver; statements are prepared once. */
export function nodeSqlite(database: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: KEPT_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = prepared.get(sql);
      if (kept) return kept;
      const statement = adapt(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

/** Kysely hands over `unknown`; SQLite itself refuses what it cannot bind. */
function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
