import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';
import pg from 'pg';
import { nodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** Everything that differs between SQLite and PostgreSQL. */

export interface Connections {
  /** Reads what is committed; on SQLite it cannot write. */
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
}

const BUSY_TIMEOUT = 5000;
const POOL_SIZE = 10;
const INT8 = 20;

/** Takes the write lock when a transaction begins: one begun by reading could fail when it comes to write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls table changes back like any other, so that migrations of two starting processes exclude each other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WritingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config);
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
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true });
  return {
    read: new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(reader) }) }),
    write: new Kysely<Tables>({ dialect: new WritingSqliteDialect({ database: nodeSqlite(writer) }) }),
  };
}

/** `file:relative/path`, `file:/absolute/path` or a real file URL. */
export function sqliteFile(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

export function openPostgres(url: string): Connections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { read: database, write: database };
}
