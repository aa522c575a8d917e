import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashOfText } from './content-client-parse.ts';
import type { Log } from '../../lib/log.ts';

/** Answers kept on disk for the time when the upstream fails; they outlive the process. */
export interface StoredCopies {
  read(key: string): Promise<string | undefined>;
  /** Both are carried out in the background, in order; of several for one key the last counts. */
  write(key: string, text: string): void;
  /** After a moment in which `retain` takes it back; at once when the process ends. */
  remove(key: string): void;
  retain(key: string): void;
  /** Whether the copy stays when older ones are removed to make room. */
  protect(key: string, isProtected: boolean): void;
  /** Of the file in the folder. */
  fileName(key: string): string;
  /** Settles when all that was asked for is on disk. */
  idle(): Promise<void>;
}

export interface StoredCopiesSettings {
  readonly dir: string;
  /** Where the answers come from: copies of one source are never served for another. */
  readonly source: string;
  readonly limitBytes?: number;
  /** What the answers are, for the log: `content` without it. */
  readonly of?: string;
  readonly log: Log;
}

const LIMIT = 256 * 1024 * 1024;
/** Share of the limit that is left after a clearance. */
const AFTER_CLEARANCE = 0.8;
const ENDING = '.copy';
/** A folder that is being emptied, or taken away, misses one document after the other before it is gone. */
export const REMOVAL_PAUSE = 10_000;
const REMOVED = Symbol('removed');

export function createStoredCopies(settings: StoredCopiesSettings): StoredCopies {
  const { dir, source, limitBytes = LIMIT, of = 'content', log } = settings;
  const removals = new Map<string, NodeJS.Timeout>();
  const protectedFiles = new Set<string>();
  const waiting = new Map<string, string | typeof REMOVED>();
  let working: Promise<void> | undefined;
  let used: number | undefined;
  let isWritable = true;
  const fileName = (key: string) => createHash('sha256').update(`${source}\n${key}`).digest('hex') + ENDING;
  const fileOf = (key: string) => join(dir, fileName(key));

  async function read(key: string): Promise<string | undefined> {
    const next = waiting.get(key);
    if (next !== undefined) return next === REMOVED ? undefined : next;
    try {
      return unpack(await readFile(fileOf(key), 'utf8'), key);
    } catch {
      return undefined;
    }
  }

  function ask(key: string, wanted: string | typeof REMOVED): void {
    waiting.set(key, wanted);
    working ??= work().finally(() => (working = undefined));
  }

  async function work(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, wanted] = next.value;
      try {
        await (wanted === REMOVED ? rm(fileOf(key), { force: true }) : save(key, wanted));
        report();
      } catch (error) {
        report(error);
      }
      if (waiting.get(key) === wanted) waiting.delete(key);
    }
  }

  /** Says once that nothing can be stored, and once that it can again: a full disk fails every answer. */
  function report(error?: unknown): void {
    const isWell = error === undefined;
    if (isWell && !isWritable) log.info({}, `${of}: answers can be stored again`);
    if (!isWell && isWritable) log.error({ err: error }, `${of}: an answer could not be stored`);
    isWritable = isWell;
  }

  /** Written beside and moved into place: a copy is whole or not there. */
  async function save(key: string, text: string): Promise<void> {
    const packed = pack(key, text);
    const partial = join(dir, `${randomUUID()}.partial`);
    await mkdir(dir, { recursive: true });
    used = (used ?? (await clear(dir, limitBytes, protectedFiles))) + packed.length;
    if (used > limitBytes) used = (await clear(dir, limitBytes * AFTER_CLEARANCE, protectedFiles)) + packed.length;
    try {
      await writeFile(partial, packed);
      await rename(partial, fileOf(key));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  function retain(key: string): void {
    clearTimeout(removals.get(key));
    removals.delete(key);
  }

  function removeNow(key: string): void {
    retain(key);
    ask(key, REMOVED);
  }

  return {
    read,
    write(key, text) {
      retain(key);
      ask(key, text);
    },
    remove(key) {
      if (!removals.has(key)) removals.set(key, setTimeout(() => removeNow(key), REMOVAL_PAUSE).unref());
    },
    retain,
    protect(key, isProtected) {
      if (isProtected) protectedFiles.add(fileName(key));
      else protectedFiles.delete(fileName(key));
    },
    fileName,
    async idle() {
      for (const key of removals.keys()) removeNow(key);
      await working;
    },
  };
}

function pack(key: string, text: string): string {
  return `${JSON.stringify({ key, hash: hashOfText(text) })}\n${text}`;
}

/** `undefined` for a copy that is damaged or another's. */
function unpack(packed: string, key: string): string | undefined {
  const text = packed.slice(packed.indexOf('\n') + 1);
  return packed === pack(key, text) ? text : undefined;
}

/** Removes the oldest copies until the folder holds no more than `limit` bytes, and what a killed process left half written. */
async function clear(dir: string, limit: number, spared: ReadonlySet<string>): Promise<number> {
  const names = await readdir(dir);
  const files = await Promise.all(names.map((name) => sizeOf(join(dir, name))));
  let total = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.toSorted((a, b) => a.changedAt - b.changedAt)) {
    if (file.path.endsWith(ENDING) && (total <= limit || spared.has(basename(file.path)))) continue;
    await rm(file.path, { force: true });
    total -= file.size;
  }
  return total;
}

async function sizeOf(path: string): Promise<{ path: string; size: number; changedAt: number }> {
  const found = await stat(path).catch(() => undefined);
  return { path, size: found?.size ?? 0, changedAt: found?.mtimeMs ?? 0 };
}
