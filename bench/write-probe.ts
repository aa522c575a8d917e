import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const POLL_MS = 5;

/** Repeatedly acquires the write lock of a SQLite file beside another process, without changing anything. */
export class WriteProbe {
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  #database: DatabaseSync | undefined;
  #busySince: number | undefined;
  #longest = 0;

  constructor(file: string) {
    this.#file = file;
    this.#timer = setInterval(() => this.#look(), POLL_MS);
  }

  /** Longest time in milliseconds during which no other process could write. */
  end(): number {
    clearInterval(this.#timer);
    this.#database?.close();
    return this.#longest;
  }

  #look(): void {
    if (!this.#database && !existsSync(this.#file)) return;
    this.#database ??= new DatabaseSync(this.#file, { timeout: 0 });
    if (this.#canWrite(this.#database)) this.#busySince = undefined;
    else this.#busySince ??= performance.now();
    if (this.#busySince !== undefined) this.#longest = Math.max(this.#longest, performance.now() - this.#busySince);
  }

  #canWrite(database: DatabaseSync): boolean {
    try {
      database.exec('begin immediate; rollback');
      return true;
    } catch {
      return false;
    }
  }
}
