import { setImmediate } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { runStatement, type StatementCache } from './node-sqlite.ts';

/** Milliseconds to wait for another process's write lock. */
export const BUSY_TIMEOUT = 10_000;
const RETRY_AFTER = 10;
const SQLITE_BUSY = 5;

/** Statements that only change rows; outside a transaction all others run without an open group. */
const GROUPED = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * Serialises writes to SQLite on one connection, and commits all writes of one iteration of the event loop together:
 * one wait for the disk instead of one per transaction. Each transaction is a savepoint of the open group, so it rolls
 * back individually; its promise resolves after the group's commit. When the commit fails, all transactions of the
 * group reject with the error.
 */
export class GroupedSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;
  /** Settles when the previous holder has released the connection. */
  #last: Promise<void> = Promise.resolve();
  #group: Group | undefined;
  #isLeased = false;

  constructor(database: DatabaseSync, statements: StatementCache) {
    this.#database = database;
    this.#statements = statements;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LeasedConnection> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#isLeased = true;
    return new LeasedConnection(this, () => this.#end(resolve));
  }

  async beginTransaction(connection: LeasedConnection): Promise<void> {
    await this.#open();
    this.#run('savepoint turn');
    connection.isTransaction = true;
  }

  /** Releases the connection to the next holder, then waits for the disk. */
  async commitTransaction(connection: LeasedConnection): Promise<void> {
    this.#run('release turn');
    connection.isTransaction = false;
    await this.#whenCommitted(connection);
  }

  async rollbackTransaction(connection: LeasedConnection): Promise<void> {
    if (!connection.isTransaction) return;
    connection.isTransaction = false;
    if (!this.#database.isTransaction) return;
    this.#run('rollback to turn');
    this.#run('release turn');
  }

  async releaseConnection(connection: LeasedConnection): Promise<void> {
    connection.end();
  }

  async destroy(): Promise<void> {
    await this.#last;
    this.#commit();
    this.#database.close();
  }

  async execute<Row>(connection: LeasedConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (connection.isTransaction) return this.#run(query.sql, query.parameters);
    if (!GROUPED.has(query.query.kind)) {
      this.#commit();
      return patiently(() => this.#run<Row>(query.sql, query.parameters));
    }
    await this.#open();
    const result = this.#run<Row>(query.sql, query.parameters);
    await this.#whenCommitted(connection);
    return result;
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    try {
      return runStatement(this.#statements(sql), parameters);
    } catch (error) {
      // Out of space, SQLite rolls back the whole group itself: later statements must not count as part of the group.
      if (!this.#database.isTransaction) this.#fail(error);
      throw error;
    }
  }

  /** Takes the write lock when a group begins: a transaction that begins with a read could fail at its first write. */
  async #open(): Promise<void> {
    if (this.#group) return;
    await patiently(() => this.#run('begin immediate'));
    this.#group = { ...Promise.withResolvers<void>(), isDue: false };
    // Holders that wait for the group receive its error; there may be none left.
    this.#group.promise.catch(() => {});
    setImmediate((group) => this.#fallDue(group), this.#group);
  }

  #fallDue(group: Group): void {
    if (group !== this.#group) return;
    group.isDue = true;
    if (!this.#isLeased) this.#commit();
  }

  #whenCommitted(connection: LeasedConnection): Promise<void> | undefined {
    const committed = this.#group?.promise;
    connection.end();
    return committed;
  }

  #end(release: () => void): void {
    this.#isLeased = false;
    if (this.#group?.isDue) this.#commit();
    release();
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#run('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    if (this.#database.isTransaction) this.#run('rollback');
    group?.reject(error);
  }
}

interface Group {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
  /** The group is committed as soon as no transaction is active. */
  isDue: boolean;
}

/** The connection, as leased to one holder. */
class LeasedConnection implements DatabaseConnection {
  isTransaction = false;
  readonly #driver: GroupedSqliteDriver;
  #release: (() => void) | undefined;

  constructor(driver: GroupedSqliteDriver, release: () => void) {
    this.#driver = driver;
    this.#release = release;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute(this, query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  end(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

/** Waits for another process's write lock without blocking this process, which SQLite's own busy timeout would. */
async function patiently<Result>(attempt: () => Result): Promise<Result> {
  const deadline = Date.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await pause(RETRY_AFTER);
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === SQLITE_BUSY;
}
