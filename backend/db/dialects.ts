import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
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

/** Milliseconds to wait for another process's write lock. */
const BUSY_TIMEOUT = 10_000;
const POOL_SIZE = 10;
const INT8 = 20;

const RETRY_AFTER = 10;
const SQLITE_BUSY = 5;

/**
 * Waits for another process's write lock without holding up this one, as SQLite's own waiting would. A statement outside a
 * transaction that met the lock has done nothing; inside one none meets it.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + BUSY_TIMEOUT;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await pause(RETRY_AFTER);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === SQLITE_BUSY;
}

/** Takes the write lock when a transaction begins: one begun by reading could fail when it comes to write. */
class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

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
  writer.exec('pragma busy_timeout = 0');
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

/** Two pools: who reads beside an open transaction never waits for a connection that only its own end would give back. */
export function openPostgres(url: string): Connections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const open = () => {
    const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
    // A connection that the server ends while idle is replaced by the next query; unheard, the event would end the process.
    pool.on('error', () => {});
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  return { read: open(), write: open() };
}
