import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, type Driver, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import { BUSY_TIMEOUT, GroupedSqliteDriver } from './grouped-sqlite.ts';
import { cacheStatements, nodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** All differences between SQLite and PostgreSQL. */

export interface Connections {
  /** Reads committed data; on SQLite it cannot write. */
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /**
   * For this process's heartbeat: on PostgreSQL a separate connection, so that the heartbeat never waits behind other
   * work.
   */
  readonly heartbeat: Kysely<Tables>;
}

const POOL_SIZE = 10;
const INT8 = 20;

/**
 * SQLite rolls back schema changes too, so that migrations of two starting processes exclude each other. The driver
 * serialises them.
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
    this.#driver = new GroupedSqliteDriver(database, cacheStatements(database));
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

export interface OpenConnections extends Connections {
  close(): Promise<void>;
}

export function openSqlite(url: string): OpenConnections {
  const file = sqliteFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  writer.exec('pragma busy_timeout = 0');
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true });
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(reader) }) });
  const write = new Kysely<Tables>({ dialect: new WritingSqliteDialect(writer) });
  const close = async () => {
    // Kysely closes only used connections. The last one checkpoints the log, which a read-only one cannot do.
    await read.destroy();
    if (reader.isOpen) reader.close();
    await write.destroy();
    if (writer.isOpen) writer.close();
  };
  return { read, write, heartbeat: write, close };
}

/** `file:relative/path`, `file:/absolute/path` or a real file URL. */
export function sqliteFile(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

/** Codes with which PostgreSQL aborts a valid transaction (appendix A): a retry succeeds. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** Retries a transaction after a deadlock; nothing outside the database may depend on it running once. */
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

/**
 * Uses two pools: a read beside an open transaction never waits for a connection that only the end of that transaction
 * releases.
 */
export function openPostgres(url: string): OpenConnections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const open = (max: number) => {
    const pool = new pg.Pool({ connectionString: url, max, types });
    // The next query replaces a connection that the server closes while idle; an unhandled event would end the process.
    pool.on('error', () => {});
    // A connection that breaks in use rejects its query; its unhandled event would end the process too.
    pool.on('connect', (client) => client.on('error', () => {}));
    return { dialect: new PostgresDialect({ pool }) };
  };
  const [read, write, heartbeat] = [
    new Kysely<Tables>(open(POOL_SIZE)),
    new PersistentKysely(open(POOL_SIZE)),
    new Kysely<Tables>(open(1)),
  ];
  const close = async () => {
    await Promise.all([heartbeat.destroy(), read.destroy(), write.destroy()]);
  };
  return { read, write, heartbeat, close };
}
