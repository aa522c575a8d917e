import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, type Driver, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import { BUSY_TIMEOUT, GroupedSqliteDriver } from './grouped-sqlite.ts';
import { cacheStatements, nodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** Everything that differs between SQLite and PostgreSQL. */

export interface Connections {
  /** Reads what is committed; on SQLite it cannot write. */
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** For what says that this process lives: on PostgreSQL a connection of its own, so that it never waits behind other work. */
  readonly heartbeat: Kysely<Tables>;
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
    // Kysely closes only those that were used. The last one writes the log into the file, which one that only reads cannot do.
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
export function openPostgres(url: string): OpenConnections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const open = (max: number) => {
    const pool = new pg.Pool({ connectionString: url, max, types });
    // A connection that the server ends while idle is replaced by the next query; unheard, the event would end the process.
    pool.on('error', () => {});
    // One that breaks while it is used rejects the query; unheard, its event would end the process too.
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
