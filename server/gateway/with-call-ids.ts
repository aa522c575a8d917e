import { callIds, writeCallIds } from './call-ids.ts';
import type { GatewayMiddleware } from './gateway-environment.ts';

/** Every response of the gateway carries the identifiers of its request. */
export const withCallIds: GatewayMiddleware = async (context, next) => {
  const ids = callIds(context.req.raw.headers);
  context.set('ids', ids);
  await next();
  writeCallIds(context.res.headers, ids);
};
