import { readText, writeText } from '../../lib/storage/stored-text.ts';

const RELOADED = 'aisle.updatedAt';
/** A page is not reloaded twice within this time (ms). */
const GUARD_MS = 10_000;
/** How often a page in use is looked at again (ms). */
const RETRY_MS = 2000;

export interface ReloaderOptions {
  /** Whether a reload would take something from the visitor now. */
  readonly isInUse: () => boolean;
  readonly reload: () => void;
}

function isRecent(): boolean {
  const age = Date.now() - Number(readText('session', RELOADED) ?? 0);
  return age >= 0 && age < GUARD_MS;
}

/**
 * Returns what is called for each new service worker. It reloads the page at once or as soon as the page is not in use; the
 * next navigation makes it superfluous. A call within ten seconds of a reload does nothing: two workers that replace each
 * other would reload for ever. Without storage the page is never reloaded, because the guard would not hold.
 */
export function createReloader({ isInUse, reload }: ReloaderOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    timer = undefined;
    if (isInUse()) timer = setTimeout(attempt, RETRY_MS);
    else if (writeText('session', RELOADED, String(Date.now()))) reload();
  };
  return () => {
    if (timer === undefined && !isRecent()) attempt();
  };
}
