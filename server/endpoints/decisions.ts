import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PersonalisationProvider } from '../../backend/providers/personalisation/personalisation.ts';
import { mapFeed, type FeedScope, type RecommendedProduct } from '../../domain/recommendations/recommended-product.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import type { GatewayContext, GatewayMiddleware } from '../gateway/gateway-environment.ts';
import { parseBody } from '../gateway/read-body.ts';
import { withSiteLocale } from '../gateway/upstream-request.ts';
import { decisionBody, type decisionAnswer } from './decisions.schema.ts';
import { describeDecisions, DESCRIPTION_PATH } from './describe-decisions.ts';

export interface DecisionOptions {
  /** `undefined` where the feature is off. */
  readonly engine: PersonalisationProvider | undefined;
  readonly sitesConfig: () => SitesConfig;
  /** By default visitors allow everything. */
  readonly allows?: AllowsCategory | undefined;
  readonly log: Log;
}

const DECIDE = /^\/engine\/v1\/decide\/([^/]+)$/;

/**
 * `POST /engine/v1/decide/{brand}` (docs/calls.md#personalisation) goes to the personalisation engine, never to the commerce
 * service. Without consent to targeting, and where the engine fails, nothing is decided: pages show what everybody sees.
 */
export function answerDecisions(options: DecisionOptions): GatewayMiddleware {
  return async (context, next) => {
    const { path } = context.var;
    if (path === DESCRIPTION_PATH && options.engine !== undefined) return describeDecisions(context, next);
    if (!path.startsWith('/engine/')) return next();
    context.res = Response.json(await answerDecision(context, options), {
      headers: { 'cache-control': 'private, no-store' },
    });
    return undefined;
  };
}

async function answerDecision(context: GatewayContext, { engine, sitesConfig, allows, log }: DecisionOptions) {
  const { path, query, body, requestSession } = context.var;
  const brand = DECIDE.exec(path)?.[1];
  if (engine === undefined || brand === undefined || brand !== encodeURIComponent(engine.brand))
    throw new ApiError(HTTP_ERRORS.unknownCall);
  if (context.req.method !== 'POST') throw new ApiError(HTTP_ERRORS.wrongMethod);
  const { session } = requestSession;
  const { siteId = '', locale = '' } = Object.fromEntries(withSiteLocale(query, session));
  const { events, monetateId } = readDecisionBody(body, engine.brand);
  const scope = feedScope(sitesConfig(), siteId, locale);
  if (allows?.('C0004', context.req.raw, siteId) === false) return toAnswer();
  try {
    const decision = await engine.decide({
      customerId: session?.consumerNo ?? randomUUID(),
      events,
      monetateId,
      scope,
    });
    const { products, dropped } = mapFeed(decision.items, scope);
    if (dropped.length > 0) log.warn({ dropped: dropped.slice(0, 5), count: dropped.length }, 'feed entries dropped');
    return toAnswer(products, decision.monetateId);
  } catch (error) {
    log.warn({ err: error }, 'personalisation: nothing was decided');
    return toAnswer();
  }
}

function readDecisionBody(body: Uint8Array | undefined, brand: string): z.output<typeof decisionBody> {
  const { data, error } = decisionBody.safeParse(body === undefined ? undefined : parseBody(body));
  const path = error ? error.issues[0]?.path.join('.') : data.brand === brand ? undefined : 'brand';
  if (data !== undefined && path === undefined) return data;
  throw new ApiError({
    status: 400,
    errorId: 'VALIDATION',
    message: 'The request is not complete.',
    details: { path },
  });
}

function feedScope({ sites }: SitesConfig, siteId: string, locale: string): FeedScope & { readonly siteId: string } {
  const site = Object.hasOwn(sites, siteId) ? sites[siteId] : undefined;
  if (site === undefined)
    throw new ApiError({
      status: 400,
      errorId: 'VALIDATION',
      message: 'There is no such site.',
      details: { path: 'siteId' },
    });
  const { region, country, currency } = site;
  return { siteId, locale, region, country, currency };
}

/** As engines answer, with one list of actions, which has Recommended products; none where nothing was decided. */
function toAnswer(items: readonly RecommendedProduct[] = [], monetateId?: string): z.output<typeof decisionAnswer> {
  const responses = items.length === 0 ? [] : [{ actions: [{ items: [...items] }] }];
  return { meta: { ...(monetateId !== undefined && { monetateId }) }, data: { responses } };
}
