import { showToast } from './toasts.ts';

/** Limits the log entries of one page. */
const MAX_REPORTS = 20;
/** A script of the shop in a stack, with line and column. */
const SOURCE = /(\/[\w./@-]+:\d+:\d+)\)?$/m;

const known = new WeakSet<object>();
let count = 0;

function sourceOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const frames = cause.stack?.split('\n').filter((line) => line.includes(location.origin)) ?? [];
  return SOURCE.exec(frames[0]?.replace(location.origin, '') ?? '')?.[1];
}

function isRepeated(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const isKnown = known.has(cause);
  known.add(cause);
  return isKnown;
}

/**
 * Sends the class of an error and its source in a script to the shop's log, never its text; the customer sees that the
 * action failed. An error that passes through several actions is reported once.
 */
export function reportScriptError(action: string, cause: unknown): void {
  if (isRepeated(cause)) return;
  showToast('error', 'shell.failed');
  if (count >= MAX_REPORTS) return;
  count += 1;
  const name = cause instanceof Error ? cause.name : typeof cause;
  const body = JSON.stringify({ action, name, source: sourceOf(cause) });
  const headers = { 'content-type': 'application/json' };
  fetch('/fapi/script-error', { method: 'POST', headers, body, keepalive: true }).catch(console.debug);
}
