import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from './error-response.ts';
import type { GatewayMiddleware } from './gateway-environment.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Rejects other methods with API405; responds to OPTIONS. */
export const allowMethods: GatewayMiddleware = async ({ req: { method } }, next) => {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } });
  if (!METHODS.includes(method)) throw new ApiError(HTTP_ERRORS.wrongMethod);
  await next();
  return undefined;
};
