import { describe, expect, test } from 'vitest';
import { apiError } from '../core/errors.ts';
import { overloaded } from '../core/unavailable.ts';
import { errorResponse } from './responses.ts';

const ids = { transactionId: 't', correlationId: 'c' };

describe('the response to a failed request', () => {
  test('has Retry-After above capacity', async () => {
    const answer = errorResponse(overloaded(3), ids);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API503' }], correlationId: 'c' });
  });

  test('has no Retry-After for other errors', () => {
    const answer = errorResponse(apiError('CART_NOT_FOUND', { retryAfter: 3 }), ids);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([404, null]);
  });
});
