import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashOfText } from './content-client-parse.ts';
import type { Log } from '../../lib/log.ts';

/** Responses stored on disk for the time when the upstream fails; they survive the process. */
export interface StoredCopies {
  read(key: string): Promise<string | undefined>;
  /** `write` and `remove` run in the background, in order; the last one for a key wins. */
  write(key: string, text: string): void;
  /** Takes effect after a pause, during which `retain` cancels it; at once when the process ends. */
  remove(key: string): void;
  retain(key: string): void;
  /** Whether the copy is exempt when older ones are removed to free space. */
  protect(key: string, isProtected: boolean): void;
  /** Of the file in the folder. */
  fileName(key: string): string;
  /** Settles when all pending changes are on disk. */
  idle(): Promise<void>;
}

export interface StoredCopiesSettings {
  readonly dir: string;
  /** Source of the responses: copies of one source are never served for another. */
  readonly source: string;
  readonly limitBytes?: number;
  /** Name of the responses in the log: `content` by default. */
  readonly of?: string;
  readonly log: Log;
}

const LIMIT = 256 * 1024 * 1024;
/** Share of the limit that remains after a clearance. */
const AFTER_CLEARANCE = 0.8;
const ENDING = '.copy';
/** A folder that is being emptied or removed loses one document after the other before it is gone. */
export const REMOVAL_PAUSE = 10_000;
const REMOVED = Symbol('removed');

export function createStoredCopies(settings: StoredCopiesSettings): StoredCopies {
  const { dir, source, limitBytes = LIMIT, of = 'content', log } = settings;
  /** Keys with the time at which their copies are removed, the next one first. */
  const removals = new Map<string, number>();
  let nextRemoval: NodeJS.Timeout | undefined;
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

  /** Logs once that storing fails, and once that it works again: on a full disk every write fails. */
  function report(error?: unknown): void {
    const isWell = error === undefined;
    if (isWell && !isWritable) log.info({}, `${of}: responses can be stored again`);
    if (!isWell && isWritable) log.error({ err: error }, `${of}: a response could not be stored`);
    isWritable = isWell;
  }

  /** Writes a temporary file and renames it: a copy is complete or absent. */
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

  function removeNow(key: string): void {
    removals.delete(key);
    ask(key, REMOVED);
  }

  /** One timer for all: each timer retains the whole rendering in which it was made, with its buffers. */
  function removeLater(): void {
    const [next] = removals.values();
    if (next !== undefined) nextRemoval ??= setTimeout(removeDue, next - performance.now()).unref();
  }

  function removeDue(): void {
    nextRemoval = undefined;
    const now = performance.now();
    for (const [key, due] of removals) if (due <= now) removeNow(key);
    removeLater();
  }

  return {
    read,
    write(key, text) {
      removals.delete(key);
      ask(key, text);
    },
    remove(key) {
      if (!removals.has(key)) removals.set(key, performance.now() + REMOVAL_PAUSE);
      removeLater();
    },
    retain: (key) => void removals.delete(key),
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

/** `undefined` for a copy that is damaged or of another key. */
function unpack(packed: string, key: string): string | undefined {
  const text = packed.slice(packed.indexOf('\n') + 1);
  return packed === pack(key, text) ? text : undefined;
}

/**
 * Removes the oldest copies until the folder holds no more than `limit` bytes, and partial files of a killed process.
 */
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
