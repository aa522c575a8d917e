import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import type { LintReport } from '../../backend/content/lint/linter.ts';
import type { LostSections } from '../../src/cms/client/lost-sections.ts';
import type { ProviderSources } from '../../src/lib/scripts/policy-sources.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { ContentCheck } from './content-check.ts';
import { contentPage } from './content-page.ts';
import { staticPages, translations } from './document-pages.ts';
import { experimentsInDocuments, projectExperiments } from './experiment-pages.ts';
import { featureFlags, mocks, overview, sitemaps, status, type StatusFacts } from './process-pages.ts';
import { readinessOf, type HealthCheck, type Readiness } from './readiness.ts';
import { fontResponse, stylesheetResponse } from './stylesheet.ts';
import { htmlDocument, ELSEWHERE, HEADERS, ROOT, healthPage, type Markup, type PagePath } from './shell.ts';
import type { Sitemap } from '../search-engines/search-engine-calls.ts';
import type { Selections } from '../../backend/providers/provider.ts';

export interface Health {
  readonly checks: readonly HealthCheck[];
  /** Whether the process received a stop signal. */
  readonly isStopping: () => boolean;
  /** Whether a request comes from a session that may read drafts. */
  readonly isEditor: (request: Request) => Promise<boolean>;
  /** `undefined` where another service serves the content. */
  readonly content: ContentCheck | undefined;
  /** Pages that lost all their sections within the last day. */
  readonly lostSections: () => Promise<readonly LostSections[]>;
  readonly sitesConfig: () => SitesConfig;
  readonly sitemaps: () => Promise<readonly Sitemap[]>;
  /** `undefined` where experiments are off. */
  readonly project: Pick<ExperimentClient, 'state' | 'experiments'> | undefined;
  readonly providers: Selections;
  /** Of the content security policy. */
  readonly policySources: ProviderSources;
  readonly isProduction: boolean;
  readonly facts: StatusFacts;
}

const NO_STORE = { 'cache-control': 'private, no-store' };
/** Seconds until a page that waits for the check reloads. */
const REFRESH_SECONDS = 2;

/** `/healthcheck` and its pages for people, `/healthcheck/live` and `/healthcheck/ready` for machines. */
export function createHealthCalls(health: Health): Hono {
  const { isProduction, sitesConfig, providers, policySources, facts } = health;
  const app = new Hono().basePath(ROOT);

  async function readiness(): Promise<Readiness> {
    const found = await readinessOf(health.checks);
    return { ...found, isReady: found.isReady && !health.isStopping() };
  }

  const answer = (context: Context, path: PagePath, body: Markup) =>
    context.html(healthPage({ path, isProduction, body }), 200, HEADERS);

  app.get('/live', (context) => context.json({ status: 'ok' }, 200, NO_STORE));
  app.get('/ready', async (context) => {
    const { isReady, results } = await readiness();
    return context.json({ status: isReady ? 'ok' : 'unavailable', checks: results }, isReady ? 200 : 503, NO_STORE);
  });
  app.get('/sheet.css', (context) => stylesheetResponse(context.req.raw));
  app.get('/fonts/:name', (context) => fontResponse(context.req.param('name')));
  app.get('/', async (context) => {
    const found = await readiness();
    const body = overview(found, { isProduction, lostSections: await health.lostSections() });
    return context.html(healthPage({ path: '', isProduction, body }), found.isReady ? 200 : 503, HEADERS);
  });
  app.get('/status', async (context) => answer(context, '/status', status(await readiness(), facts)));

  const forEditors = editorsOnly(health);
  app.get('/sitemaps', forEditors, async (context) => answer(context, '/sitemaps', sitemaps(await health.sitemaps())));
  app.get('/feature-flags', forEditors, (context) => answer(context, '/feature-flags', featureFlags(sitesConfig())));
  if (!isProduction)
    app.get('/mocks', forEditors, (context) => answer(context, '/mocks', mocks(providers, policySources)));
  addDocumentPages(app, health);
  return app;
}

function addDocumentPages(app: Hono, health: Health): void {
  const { content, isProduction, project } = health;
  const forEditors = editorsOnly(health);
  const page = (path: PagePath, write: (report: LintReport, query: URLSearchParams) => Markup, above?: AboveReport) =>
    app.get(path, forEditors, async (context) => {
      const report = await content?.report();
      const waiting = content === undefined ? ELSEWHERE : CHECKING;
      const main = report === undefined ? waiting : write(report, queryOf(context));
      const refresh = main === CHECKING ? REFRESH_SECONDS : undefined;
      const body = above === undefined ? main : html`${above(report)} ${main}`;
      return context.html(healthPage({ path, isProduction, body, refresh }), 200, HEADERS);
    });

  app.get('/content', forEditors, async (context, next) => {
    const query = queryOf(context);
    if (!query.has('again')) return next();
    await content?.report(true);
    query.delete('again');
    return new Response(null, { status: 303, headers: { ...NO_STORE, location: `${ROOT}/content?${query}` } });
  });
  page('/content', contentPage);
  page('/static-pages', staticPages);
  page('/translations', translations);
  page('/experiments', experimentsInDocuments, (report) => projectExperiments(project, report));
}

/** What a page shows above its report, also while there is none. */
type AboveReport = (report: LintReport | undefined) => Markup;

const CHECKING: Markup = html`<p role="status">The documents are being checked; this page looks again by itself.</p>`;

function queryOf({ req }: Context): URLSearchParams {
  return new URL(req.url).searchParams;
}

/** Allows editors; redirects everybody else to sign-in. */
function editorsOnly({ isEditor }: Health) {
  return async (context: Context, next: () => Promise<void>): Promise<Response | void> => {
    if (await isEditor(context.req.raw)) return next();
    const { pathname, search } = new URL(context.req.url);
    const address = `/cms/sign-in?${new URLSearchParams({ return: pathname + search })}`;
    const body = html`<main>
      <h1>For editors</h1>
      <p>This page shows drafts and the inside of the shop. <a href="${address}">Sign in as an editor</a> to see it.</p>
    </main>`;
    return context.html(htmlDocument('For editors · Health check', { body }), 401, HEADERS);
  };
}
