import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { flagsOf } from '../../src/cms/flags.ts';
import type { ContentClient } from '../../src/cms/content-client.ts';
import type { Log } from '../../src/cms/request-context.ts';
import type { SitesConfig } from '../../src/cms/sites.schema.ts';
import { messagesOf } from '../../src/i18n/translate.ts';
import { callIds } from '../door/call-ids.ts';
import type { RequestBindings } from '../door/door.ts';
import { FAULTS, faultResponse, limited, type Fault } from '../door/fault.ts';
import { createLimiter } from '../door/limiter.ts';
import { parseBody, readBody } from '../door/read-body.ts';
import { isSameOrigin, type OriginRule } from '../door/same-origin.ts';
import { createComponentCalls } from './component-calls.ts';

export interface FeatureCallsOptions {
  readonly content: ContentClient;
  readonly sitesConfig: () => SitesConfig;
  readonly origin: OriginRule;
  readonly log: Log;
}

const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };
const REPORTS_PER_MINUTE = 60;

const sectionError = z.object({
  type: z.string().max(64),
  id: z.string().max(200),
  phase: z.literal('hydration').default('hydration'),
  message: z.string().max(500).default(''),
  path: z.string().max(500).default(''),
});

const INVALID: Fault = { status: 400, errorId: 'VALIDATION', message: 'The report is not complete.' };

/** `/fapi`: what the shop's own scripts ask of the shop itself. */
export function createFeatureCalls({
  content,
  sitesConfig,
  origin,
  log,
}: FeatureCallsOptions): Hono<{ Bindings: RequestBindings }> {
  const app = new Hono<{ Bindings: RequestBindings }>().basePath('/fapi');
  const reports = createLimiter({ name: 'section-error', points: REPORTS_PER_MINUTE });

  app.get('/featureFlags', etag(), (context) => {
    const { sites, flags } = sitesConfig();
    const siteId = context.req.query('siteId') ?? Object.keys(sites)[0] ?? '';
    if (!Object.hasOwn(sites, siteId)) return fail(context.req.raw, FAULTS.unknownCall);
    return context.json(flagsOf(Object.hasOwn(flags, siteId) ? flags[siteId] : undefined), 200, REVALIDATED);
  });

  app.get('/i18n/:locale', etag(), (context) => {
    const locale = context.req.param('locale').toLowerCase();
    if (!Object.hasOwn(sitesConfig().locales, locale)) return fail(context.req.raw, FAULTS.unknownCall);
    return context.json(messagesOf(locale), 200, REVALIDATED);
  });

  app.post('/section-error', async (context) => {
    const request = context.req.raw;
    if (!isSameOrigin('POST', request.headers, origin)) return fail(request, FAULTS.crossOrigin);
    const wait = await reports.consume(context.env.address);
    if (wait > 0) return fail(request, limited(wait));
    const read = await readBody(request);
    if ('fault' in read) return fail(request, read.fault);
    const report = sectionError.safeParse(parseBody(read.body));
    if (!report.success)
      return fail(request, { ...INVALID, details: { path: report.error.issues[0]?.path.join('.') } });
    log.warn(report.data, 'section failed');
    return context.body(null, 204);
  });

  app.route('/', createComponentCalls({ content, sitesConfig, publicOrigin: origin.publicOrigin }));
  app.all('*', (context) => fail(context.req.raw, FAULTS.unknownCall));
  return app;
}

function fail(request: Request, fault: Fault): Response {
  return faultResponse(fault, callIds(request.headers).correlationId);
}
