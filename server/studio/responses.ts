import type { Context } from 'hono';
import type { z } from 'zod';
import { callIds } from '../gateway/call-ids.ts';
import { HTTP_ERRORS, errorResponse, type HttpError } from '../gateway/error-response.ts';
import { readBody } from '../gateway/read-body.ts';

const NO_STORE = { 'cache-control': 'private, no-store' };

export function respondWithError(context: Context, error: HttpError): Response {
  return errorResponse(error, callIds(context.req.raw.headers).correlationId);
}

/** Only editors may see the response, so it is never cached. */
export function respondWithJson(value: object): Response {
  return Response.json(value, { headers: NO_STORE });
}

type ReadJson<Value> = { readonly value: Value } | { readonly error: Response };

/** Validates the body of a request against a schema: JSON of at most 256 KiB. */
export async function readJson<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<ReadJson<z.output<Schema>>> {
  const read = await readBody(context.req.raw);
  if ('error' in read) return { error: respondWithError(context, read.error) };
  if (read.body === undefined) return { error: respondWithError(context, HTTP_ERRORS.wrongType) };
  const parsed = schema.safeParse(parse(read.body));
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  const details = { path: issue?.path.join('.') ?? '' };
  return {
    error: respondWithError(context, { status: 400, errorId: 'VALIDATION', message: issue?.message ?? '', details }),
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
