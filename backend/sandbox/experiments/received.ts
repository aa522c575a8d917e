import { html } from 'hono/html';

/** A request that the vendor's stand-in accepted. */
interface ReceivedRequest {
  readonly kind: 'log' | 'audience' | 'segments' | 'prediction';
  readonly at: string;
  /** Number of events in it. */
  readonly count: number;
  readonly body: unknown;
}

interface ReceivedList {
  /** Events since the start of the process, by kind of request. */
  readonly counts: Readonly<Record<string, number>>;
  /** The latest first. */
  readonly latest: readonly ReceivedRequest[];
}

const MAX_SHOWN = 50;

/** Counts what was received, and remembers the last 50 requests. */
export function createReceived() {
  const counts: Record<string, number> = { log: 0, audience: 0, segments: 0, prediction: 0 };
  let latest: readonly ReceivedRequest[] = [];
  return {
    add(kind: ReceivedRequest['kind'], count: number, body: unknown): void {
      counts[kind] = (counts[kind] ?? 0) + count;
      latest = [{ kind, at: new Date().toISOString(), count, body }, ...latest].slice(0, MAX_SHOWN);
    },
    list: (): ReceivedList => ({ counts: { ...counts }, latest }),
  };
}

export function receivedPage({ counts, latest }: ReceivedList) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Experiments: received</title>
      <h1>What the experiments' vendor received</h1>
      <dl>
        ${Object.entries(counts).map(
          ([kind, count]) =>
            html`<dt>${kind}</dt>
              <dd>${count}</dd>`,
        )}
      </dl>
      ${latest.map(
        ({ kind, at, count, body }) =>
          html`<details>
            <summary>${at} ${kind}: ${count}</summary>
            <pre>${JSON.stringify(body, undefined, 2)}</pre>
          </details>`,
      )}
    </html>`;
}
