import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, type Driver, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import { BUSY_TIMEOUT, GroupedSqliteDriver } from './grouped-sqlite.ts';
import { keepStatements, nodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** Everything that differs between SQLite and PostgreSQL. */

export interface Connections {
  /** Reads what is committed; on SQLite it cannot write. */
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
}

const POOL_SIZE = 10;
const INT8 = 20;

/**
 * SQLite rolls table changes back like any other, so that migrations of two starting processes exclude each other. Whose turn it is
 * says the driver.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class WritingSqliteDialect extends SqliteDialect {
  readonly #driver: GroupedSqliteDriver;

  constructor(database: DatabaseSync) {
    super({ database: nodeSqlite(database) });
    this.#driver = new GroupedSqliteDriver(database, keepStatements(database));
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

export function openSqlite(url: string): Connections {
  const file = sqliteFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  writer.exec('pragma busy_timeout = 0');
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true });
  return {
    read: new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(reader) }) }),
    write: new Kysely<Tables>({ dialect: new WritingSqliteDialect(writer) }),
  };
}

/** `file:relative/path`, `file:/absolute/path` or a real file URL. */
export function sqliteFile(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

/** What PostgreSQL ends a transaction for though nothing is wrong with it (appendix A): done again, it succeeds. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** Does a transaction again that met another in a circle of locks; nothing outside the database may depend on its running once. */
class PersistentKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (callback) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await execute(callback);
        } catch (error) {
          const code = error instanceof pg.DatabaseError ? error.code : undefined;
          if (!TRY_AGAIN.has(code) || attempt === ATTEMPTS) throw error;
        }
      }
    };
    return builder;
  }
}

/** Two pools: who reads beside an open transaction never waits for a connection that only its own end would give back. */
export function openPostgres(url: string): Connections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const open = () => {
    const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
    // A connection that the server ends while idle is replaced by the next query; unheard, the event would end the process.
    pool.on('error', () => {});
    return { dialect: new PostgresDialect({ pool }) };
  };
  return { read: new Kysely<Tables>(open()), write: new PersistentKysely(open()) };
}
