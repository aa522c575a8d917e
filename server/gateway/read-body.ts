import { BODY_LIMIT } from '../../src/config.ts';
import { isAborted } from '../../src/lib/aborted.ts';
import { HTTP_ERRORS, type HttpError } from './error-response.ts';

export type ReadBody = { readonly body: Uint8Array<ArrayBuffer> | undefined } | { readonly error: HttpError };

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads the body of a request, bounded. JSON is recognised by its declared type; its syntax is left for the service to
 * validate.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined };
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) return { error: HTTP_ERRORS.wrongType };
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return { error: HTTP_ERRORS.tooLarge };
  const body = await readBytes(request).catch(toHttpError);
  if (!(body instanceof Uint8Array)) return { error: body };
  if (body.length > 0 && type === null) return { error: HTTP_ERRORS.wrongType };
  return { body: body.length === 0 ? undefined : body };
}

function toHttpError(error: unknown): HttpError {
  if (isAborted(error)) return HTTP_ERRORS.incomplete;
  throw error;
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | HttpError> {
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > BODY_LIMIT) return HTTP_ERRORS.tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
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
