import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { flagsOf } from '../../src/cms/site/flags.ts';
import type { ContentClient } from '../../src/cms/client/content-client.ts';
import type { Log } from '../../src/lib/log.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { messagesOf } from '../../src/i18n/translate.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import type { OriginRule } from '../gateway/same-origin.ts';
import { createBarcodeRoutes } from './barcode-routes.ts';
import { createComponentCalls, type ComponentCallsOptions } from './component-routes.ts';
import { createCustomImageRoutes } from './custom-image-routes.ts';
import { createReportCalls, type ReportCallsOptions } from './report-routes.ts';

export interface FeatureCallsOptions {
  readonly content: ContentClient;
  readonly sitesConfig: () => SitesConfig;
  readonly origin: OriginRule;
  readonly log: Log;
  readonly countError: ReportCallsOptions['countError'];
  readonly visitorCalls: ComponentCallsOptions['visitorCalls'];
  readonly rateLimits?: ReportCallsOptions['rateLimits'];
}

const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };
/** `/fapi`: endpoints for the shop's own scripts. */
export function createFeatureCalls({
  content,
  sitesConfig,
  origin,
  log,
  countError,
  rateLimits,
  visitorCalls,
}: FeatureCallsOptions): Hono<{ Bindings: RequestBindings }> {
  const app = new Hono<{ Bindings: RequestBindings }>().basePath('/fapi');
  app.onError(respondToError(log));

  app.get('/featureFlags', etag(), (context) => {
    const { sites, flags } = sitesConfig();
    const siteId = context.req.query('siteId') ?? Object.keys(sites)[0] ?? '';
    if (!Object.hasOwn(sites, siteId)) throw new ApiError(HTTP_ERRORS.unknownCall);
    return context.json(flagsOf(Object.hasOwn(flags, siteId) ? flags[siteId] : undefined), 200, REVALIDATED);
  });

  app.get('/i18n/:locale', etag(), (context) => {
    const locale = context.req.param('locale').toLowerCase();
    if (!Object.hasOwn(sitesConfig().locales, locale)) throw new ApiError(HTTP_ERRORS.unknownCall);
    return context.json(messagesOf(locale), 200, REVALIDATED);
  });

  app.route('/', createBarcodeRoutes());
  app.route('/', createCustomImageRoutes({ sitesConfig, visitorCalls }));
  app.route('/', createReportCalls({ origin, log, countError, rateLimits }));
  app.route('/', createComponentCalls({ content, sitesConfig, publicOrigin: origin.publicOrigin, visitorCalls }));
  app.all('*', () => {
    throw new ApiError(HTTP_ERRORS.unknownCall);
  });
  return app;
}
