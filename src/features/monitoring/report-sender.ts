/** What the collector receives (docs/errors.md#collector): no field has the data of a visitor. */
export type MonitoringEntry =
  | {
      readonly kind: 'error' | 'rejection';
      readonly name: string;
      readonly message: string;
      /** Path of the shop's script, line and column. */
      readonly source?: string | undefined;
    }
  /** An operation that a service of the shop rejected; `name` is its path, an id is `*`. */
  | { readonly kind: 'operation'; readonly name: string; readonly status: number }
  /** A section whose script failed. */
  | { readonly kind: 'section'; readonly name: string; readonly id: string; readonly message: string }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number; readonly rating: string };

export interface ReportSender {
  add(entry: MonitoringEntry): void;
  /** Drops what waits, and sends nothing any more. */
  stop(): void;
}

const BATCH_SIZE = 20;
const MAX_ENTRIES_PER_PAGE = 100;

/** Sends in batches of 20, and the rest when the page is hidden. `page`: what the entries are of. */
export function createReportSender(url: string, page: () => string): ReportSender {
  const waiting: MonitoringEntry[] = [];
  let count = 0;
  const send = (): void => {
    if (waiting.length === 0) return;
    // Another type than text would be asked for first where the collector is another host.
    const body = new Blob([JSON.stringify({ page: page(), entries: waiting.splice(0) })], { type: 'text/plain' });
    if (navigator.sendBeacon?.(url, body)) return;
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(console.debug);
  };
  const sendHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  // In the last phase of the event: `web-vitals` adds its last figures in the first.
  addEventListener('visibilitychange', sendHidden);
  addEventListener('pagehide', send);
  return {
    add(entry) {
      if (count >= MAX_ENTRIES_PER_PAGE) return;
      count += 1;
      if (waiting.push(entry) >= BATCH_SIZE) send();
    },
    stop() {
      waiting.length = 0;
      count = MAX_ENTRIES_PER_PAGE;
      removeEventListener('visibilitychange', sendHidden);
      removeEventListener('pagehide', send);
    },
  };
}
