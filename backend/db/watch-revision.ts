import type { Log } from '../../src/lib/log.ts';

export type Subscribe = (listener: () => void) => () => void;

export function createListeners() {
  const listeners = new Set<() => void>();
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { subscribe, notify: (): void => listeners.forEach((listener) => listener()) };
}

interface RevisionSource<Revision> {
  readonly read: () => Promise<Revision>;
  /** Called after every read. */
  readonly compare: (revision: Revision, former: Revision) => void;
  readonly everyMs: number;
  /** Logged once while the revision cannot be read. */
  readonly failure: string;
  readonly log: Log;
}

/** Polls a revision, since another process may change it. Returns a function that stops it. */
export async function watchRevision<Revision>(source: RevisionSource<Revision>): Promise<() => void> {
  const { read, compare, everyMs, failure, log } = source;
  let last = await read();
  let isFailing = false;

  async function check(): Promise<void> {
    try {
      const revision = await read();
      isFailing = false;
      const former = last;
      last = revision;
      compare(revision, former);
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failure);
      isFailing = true;
    }
  }

  const timer = setInterval(() => void check(), everyMs).unref();
  return () => clearInterval(timer);
}
