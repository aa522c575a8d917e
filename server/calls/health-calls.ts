import { Hono } from 'hono';
import { html } from 'hono/html';

/** One thing the process cannot do without. Rejects, or answers false, when it is not there. */
export interface HealthCheck {
  readonly name: string;
  /** Whether the process takes no visitors without it; what lies elsewhere may come back, and stored copies bridge the gap. */
  readonly isRequired: boolean;
  readonly check: () => Promise<boolean>;
}

export interface Health {
  readonly checks: readonly HealthCheck[];
  /** True from the moment the process was told to stop. */
  readonly isStopping: () => boolean;
}

type Results = Readonly<Record<string, 'ok' | 'failed'>>;

const TIME_LIMIT = 2000;
const NEVER_KEPT = { 'cache-control': 'private, no-store' };

/** `/healthcheck` for people, `/healthcheck/live` and `/healthcheck/ready` for machines. */
export function createHealthCalls({ checks, isStopping }: Health): Hono {
  const app = new Hono().basePath('/healthcheck');

  async function readiness(): Promise<{ isReady: boolean; results: Results }> {
    const outcomes = await Promise.all(checks.map(async (check) => ({ ...check, isOk: await passes(check) })));
    const results = Object.fromEntries(
      outcomes.map(({ name, isOk }) => [name, isOk ? ('ok' as const) : ('failed' as const)]),
    );
    return { isReady: !isStopping() && outcomes.every(({ isOk, isRequired }) => isOk || !isRequired), results };
  }

  app.get('/live', (context) => context.json({ status: 'ok' }, 200, NEVER_KEPT));
  app.get('/ready', async (context) => {
    const { isReady, results } = await readiness();
    return context.json({ status: isReady ? 'ok' : 'unavailable', checks: results }, isReady ? 200 : 503, NEVER_KEPT);
  });
  app.get('/', async (context) => {
    const { isReady, results } = await readiness();
    return context.html(healthPage(isReady, results), isReady ? 200 : 503, NEVER_KEPT);
  });
  return app;
}

async function passes({ check }: HealthCheck): Promise<boolean> {
  const late = new Promise<false>((resolve) => void setTimeout(() => resolve(false), TIME_LIMIT).unref());
  return Promise.race([check(), late]).catch(() => false);
}

function healthPage(isReady: boolean, results: Results) {
  const rows = Object.entries(results).map(([name, result]) => html`<li>${name}: ${result}</li>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Health check</title>
      </head>
      <body>
        <main>
          <h1>Health check</h1>
          <p>The shop is ${isReady ? 'ready' : 'not ready'}.</p>
          <ul>
            ${rows}
          </ul>
        </main>
      </body>
    </html>`;
}
