import { describe, expect, test } from 'vitest';
import { apiError } from '../core/errors.ts';
import { overloaded } from '../core/unavailable.ts';
import { errorResponse } from './responses.ts';

const ids = { transactionId: 't', correlationId: 'c' };

describe('the answer to a call that failed', () => {
  test('says when to ask again where there is too much to do', async () => {
    const answer = errorResponse(overloaded(3), ids);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API503' }], correlationId: 'c' });
  });

  test('says so of nothing else', () => {
    const answer = errorResponse(apiError('CART_NOT_FOUND', { retryAfter: 3 }), ids);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([404, null]);
  });
});
