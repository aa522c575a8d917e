import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseVisitorId } from '../../domain/experiments/visitor-id.ts';
import type { ExperimentClient, ExperimentVisitor } from '../../backend/providers/experiments/experiments.ts';
import type { GatewayContext, GatewayMiddleware } from '../gateway/gateway-environment.ts';
import { withSiteLocale } from '../gateway/upstream-request.ts';
import { cookieValue } from '../http/cookie-value.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import { VISITOR_COOKIE } from './page-experiences.ts';
import { attributesOf, roleOf } from './visitor-roles.ts';

export interface ReportedEventsOptions {
  readonly client: Pick<ExperimentClient, 'track'>;
  readonly allows: AllowsCategory;
}

const ADDING = /^POST \/cart\/v1\/(?:item|cartWithItem|reserveWithItem)$/;
const ORDERING = /^(?:PUT \/cart\/v2\/checkout\/order|PATCH \/cart\/v2\/checkout\/order\/[^/]+)$/;

/** An order whose payment needs no further step. */
const placedOrder = z.object({
  orderNumber: z.string(),
  status: z.literal('placed'),
  currency: z.string(),
  totals: z.object({ total: z.number() }),
});

const MAX_ORDERS = 1000;

/**
 * Reports what visitors of experiments do, by which variants are compared: `add_to_cart`, and `purchase` with the order's
 * total as revenue, once for each order. What the vendor's project does not list is not sent (docs/contract.md#experiments).
 */
export function reportEvents({ client, allows }: ReportedEventsOptions): GatewayMiddleware {
  const reported = new LRUCache<string, true>({ max: MAX_ORDERS });

  function reportOrder(visitor: ExperimentVisitor, answer: unknown): void {
    const { data: order } = placedOrder.safeParse(answer);
    if (order === undefined || reported.has(order.orderNumber)) return;
    reported.set(order.orderNumber, true);
    client.track('purchase', visitor, { revenue: order.totals.total, currency: order.currency });
  }

  return async (context, next) => {
    await next();
    const operation = `${context.req.method} ${context.var.path}`;
    const isOrder = ORDERING.test(operation);
    if (!context.res.ok || !(isOrder || ADDING.test(operation))) return;
    const visitor = visitorOf(context, allows);
    if (visitor === undefined) return;
    if (isOrder) reportOrder(visitor, await context.res.clone().json());
    else client.track('add_to_cart', visitor);
  };
}

/** Only a visitor who has an id takes part. */
function visitorOf({ req, var: { query, requestSession } }: GatewayContext, allows: AllowsCategory) {
  const { session } = requestSession;
  const { siteId = '', locale = '' } = Object.fromEntries(withSiteLocale(query, session));
  const id = parseVisitorId(cookieValue(req.header('cookie'), VISITOR_COOKIE));
  if (id === undefined || !allows('C0004', req.raw, siteId)) return undefined;
  return { id, attributes: attributesOf(roleOf(session), { siteId, locale }), allowsTargeting: true };
}
