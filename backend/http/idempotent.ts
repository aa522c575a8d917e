import { z } from 'zod';
import { ApiError } from '../../src/api/core/api-error.ts';
import { inputError } from '../core/errors.ts';
import type { KeyedResult, IdempotencyKeys } from './idempotency-keys.ts';
import type { Endpoint, RequestContext, RawInput } from './endpoint.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,255}$/;

export const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'The same key and body answer the same result.' }),
});

const storedError = z.object({
  errorId: z.string(),
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/**
 * Performs an operation; an idempotent one with an `Idempotency-Key` runs once per key, and its errors are stored too.
 */
export async function performIdempotent(
  { endpoint, keys, headers }: { endpoint: Endpoint; keys: IdempotencyKeys; headers: Headers },
  input: RawInput,
  context: RequestContext,
): Promise<unknown> {
  const key = endpoint.isIdempotent ? headers.get(HEADER) : null;
  if (key === null || !context.principal) return endpoint.perform(input, context);
  if (!KEY.test(key)) throw inputError('Idempotency-Key', 'A key has 1 to 255 visible characters.');
  const content = [endpoint.operation.name, input.params, input.body];
  const perform = () => resultOf(() => endpoint.perform(input, context), endpoint.status);
  const result = await keys.run({ consumerNo: context.principal.consumerNo, key, content }, perform, context.signal);
  if (result.status >= 400) throw new ApiError({ ...storedError.parse(result.answer), status: result.status });
  return result.answer;
}

/** Internal errors are not stored: the request can be repeated. */
async function resultOf(perform: () => Promise<unknown>, status: number): Promise<KeyedResult> {
  try {
    return { status, answer: await perform() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { errorId, code, message, details } = error;
    return { status: error.status, answer: { errorId, code, message, details } };
  }
}
