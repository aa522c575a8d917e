import { ApiError } from '../../src/api/core/api-error.ts';
import { bodyLimitOf } from '../../src/api/core/body-limit.ts';
import { BODY_LIMIT } from '../../src/config.ts';
import { isAborted } from '../../src/lib/aborted.ts';
import { readRequestBytes } from '../../src/lib/bounded-body.ts';
import { HTTP_ERRORS } from './error-response.ts';
import { isRead, type GatewayMiddleware } from './gateway-environment.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Sets the body of the request, of limited size. */
export const bufferBody: GatewayMiddleware = async (context, next) => {
  context.set('body', await readBody(context.req.raw, bodyLimitOf(context.var.path)));
  await next();
};

/**
 * Reads the body of a request, bounded; `undefined` for none. Throws API413, API415 or VALIDATION. JSON is recognised by
 * its declared type; its syntax is left for the service to validate.
 */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isRead(request.method)) return undefined;
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) throw new ApiError(HTTP_ERRORS.wrongType);
  const body = await readRequestBytes(request, limit).catch((error: unknown) => {
    throw isAborted(error) ? new ApiError(HTTP_ERRORS.incomplete) : error;
  });
  if (body === undefined) throw new ApiError(HTTP_ERRORS.tooLarge);
  if (body.length > 0 && type === null) throw new ApiError(HTTP_ERRORS.wrongType);
  return body.length === 0 ? undefined : body;
}

/** The body as an object; `undefined` where it is not one. */
export function parseBody(body: Uint8Array | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
