import { tooManyRequests } from './error-response.ts';
import { isRead, type GatewayContext, type GatewayMiddleware } from './gateway-environment.ts';
import type { Limits } from './limits/limits.ts';
import { parseBody } from './read-body.ts';

/** Rejects requests above the limits with API429. */
export function limitRate(limits: Limits): GatewayMiddleware {
  return async (context, next) => {
    const { path } = context.var;
    let input: Record<string, unknown> | undefined;
    const limit = await limits.check({
      method: context.req.method,
      path,
      address: context.env.address,
      input: () => (input ??= inputOf(context)),
    });
    if (limit.wait > 0) throw tooManyRequests(limit.wait);
    await next();
    // A conflict is not a wrong guess: the resource exists.
    await limit.settle(context.res.ok || context.res.status === 409);
  };
}

function inputOf({ req, var: { query, body } }: GatewayContext): Record<string, unknown> {
  return isRead(req.method) ? queryInput(query) : (parseBody(body) ?? {});
}

/** All values of each name. */
function queryInput(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
