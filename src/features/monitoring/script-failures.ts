import { takeEarlyFailures } from './early-failures.ts';
import { maskPersonal } from './mask-personal.ts';
import type { MonitoringEntry } from './report-sender.ts';

const MAX_MESSAGE = 200;
const MAX_ERRORS_PER_PAGE = 20;
/** A script of the shop in a stack, with line and column. */
const FRAME = /(\/_[\w./@-]+:\d+:\d+)\)?$/m;
const NAME = /^[A-Z]\w{1,60}$/;

type ErrorEntry = Extract<MonitoringEntry, { readonly source?: unknown }>;

function sourceOf(stack: string | undefined): string | undefined {
  const frame = stack?.split('\n').find((line) => line.includes(location.origin));
  return frame && FRAME.exec(frame.replace(location.origin, ''))?.[1];
}

function describeError(kind: ErrorEntry['kind'], thrown: unknown): ErrorEntry {
  const error = thrown instanceof Error ? thrown : undefined;
  const name = error && NAME.test(error.name) ? error.name : typeof thrown;
  const message = maskPersonal((error?.message ?? '').slice(0, 2 * MAX_MESSAGE)).slice(0, MAX_MESSAGE);
  return { kind, name, message, source: sourceOf(error?.stack) };
}

/**
 * Calls `report` for exceptions and rejections that no code of the page caught, also those from before, each once, however often it is thrown. Those
 * of an extension are not the shop's. Returns a function that ends it.
 */
export function watchErrors(report: (entry: MonitoringEntry) => void): () => void {
  const known = new Set<string>();
  const onError = (kind: ErrorEntry['kind'], thrown: unknown): void => {
    if (thrown instanceof Error && /\w+-extension:/.test(thrown.stack ?? '')) return;
    const entry = describeError(kind, thrown);
    const key = JSON.stringify(entry);
    if (known.has(key) || known.size >= MAX_ERRORS_PER_PAGE) return;
    known.add(key);
    report(entry);
  };
  const onException = (event: ErrorEvent) => onError('error', event.error);
  const onRejection = (event: PromiseRejectionEvent) => onError('rejection', event.reason);
  for (const event of takeEarlyFailures())
    if ('reason' in event) onError('rejection', event.reason);
    else if ('error' in event) onError('error', event.error);
  addEventListener('error', onException);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onException);
    removeEventListener('unhandledrejection', onRejection);
  };
}
