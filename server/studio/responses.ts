import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import { readBody } from '../gateway/read-body.ts';

const NO_STORE = { 'cache-control': 'private, no-store' };

/** Only editors may see the response, so it is never cached. */
export function respondWithJson(value: object): Response {
  return Response.json(value, { headers: NO_STORE });
}

/** Validates the body of a request against a schema: JSON of at most 256 KiB. Throws the error response. */
export async function readJson<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const body = await readBody(context.req.raw);
  if (body === undefined) throw new ApiError(HTTP_ERRORS.wrongType);
  const parsed = schema.safeParse(parse(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const details = { path: issue?.path.join('.') ?? '' };
  throw new ApiError({ status: 400, errorId: 'VALIDATION', message: issue?.message ?? '', details });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
