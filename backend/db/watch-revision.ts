import type { Log } from '../../src/lib/log.ts';

export interface RevisionWatch {
  /** Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Calls all listeners. */
  notify(): void;
  close(): void;
}

interface RevisionSource {
  readonly read: () => Promise<number>;
  /** Logged when the revision cannot be read. */
  readonly failure: string;
  readonly log: Log;
}

const EVERY = 1000;

/** Polls a revision every second, since another process may change it. */
export async function watchRevision({ read, failure, log }: RevisionSource): Promise<RevisionWatch> {
  const listeners = new Set<() => void>();
  let last = await read();
  let isFailing = false;

  const notify = (): void => listeners.forEach((listener) => listener());

  async function check(): Promise<void> {
    try {
      const revision = await read();
      isFailing = false;
      if (revision === last) return;
      last = revision;
      notify();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failure);
      isFailing = true;
    }
  }

  const timer = setInterval(() => void check(), EVERY).unref();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    close: () => clearInterval(timer),
  };
}
